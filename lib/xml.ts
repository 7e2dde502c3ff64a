import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** A whole XML file; `x` of xastscript makes its elements, and here its texts are escaped. */
export function toXmlFile(root: Element): string {
  const head = { type: 'instruction' as const, name: 'xml', value: declaration };
  const file = toXml([head, root]).replace(unsayable, '');

  // The end of a section that was never opened: no text may contain it.
  return file.replaceAll(']]>', ']]&gt;');
}

const declaration = 'version="1.0" encoding="UTF-8"';

// What XML 1.0 has no way to write, escaped or not.
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
