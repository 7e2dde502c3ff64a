import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** A complete XML file. Its elements are built with `x` of xastscript. This function escapes their texts. */
export function toXmlFile(root: Element): string {
  const head = { type: 'instruction' as const, name: 'xml', value: declaration };
  const file = toXml([head, root]).replace(invalidCharacters, '');

  // `]]>` ends a CDATA section and must not appear in a text, even if no section was opened (XML 1.0, 2.4).
  return file.replaceAll(']]>', ']]&gt;');
}

const declaration = 'version="1.0" encoding="UTF-8"';

// Characters that XML 1.0 cannot contain, not even escaped.
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
