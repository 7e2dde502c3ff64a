/**
 * This file removes shortcodes that no plugin has replaced, such as `[vc_row]` or `[form id="3"]`. Their tags are
 * removed, the text between the tags stays. Other text in brackets stays too, such as `[sic]` and `[Live at Bern]`. The
 * search of our WordPress plugin has the same rule (includes/search/visible-text.php). `wordpress/contract/words.json`
 * has examples for both.
 */

/** Takes the place of a removed character. The HTML parser leaves no such character in a text. */
export const removed = '\u0000';
/** Takes the place of the first character of a shortcode that separates words. */
const gap = '\u0001';

const tag = /\[(\/?)([a-z][\w-]{0,60})(?![\w-])([^[\]]*)(\]|(?=\[(?:…|\.{3})\]\s*$)|$)/gi;
const closing = /\[\/([a-z][\w-]{1,60})\s*\]/gi;

// The content of these shortcodes is encoded data, not text.
const encoded = /\[(vc_raw_html|vc_raw_js|fusion_code)(?![\w-])[^[\]]*\][\w+/=%\s]*\[\/\1\]/g;

// A name in brackets is a shortcode, and not text of the author, if it contains an underscore or is in this list.
const ofPlugin =
  /^(?:[a-z][a-z\d-]*_[a-z\d_-]*|contact-form(?:-7)?|elementor-template|instagram-feed|divider|separator|spacer|clearfix)$/;
const attributes =
  /^\s+(?:[\w-]+=[^\s"'“”„″′‘’‚«»‹›]+\s+)*(?:[\w-]+\s*=\s*["'“”„″′‘’‚«»‹›]|[\w-]+=\S+\s*\/?$)/;
const maxUnclosed = 500;

/** Shortcodes that may stand in the middle of a word or sentence. All others are blocks, which separate words. */
const inline =
  /(?:^|[_-])(?:drop_?caps?|highlight|tooltip|colou?r|icon|bold|strong|italic|em|underline|strike|sup|sub|span|abbr|font)(?:$|[_-])/i;

/** The text without shortcodes. */
export function withoutShortcodes(text: string): string {
  return text.includes('[') ? maskShortcodes(text).replaceAll(removed, '') : text;
}

/**
 * Replaces each character of a shortcode by `removed`, or by a space where two words would join. The length stays the
 * same.
 */
export function maskShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(closing)].map(([, name = '']) => name.toLowerCase()));
  const mask = (found: string, name: string) =>
    (inline.test(name) ? removed : gap) + removed.repeat(found.length - 1);
  const masked = text
    .replace(encoded, mask)
    .replace(tag, (found: string, slash: string, name: string, rest: string, end: string) =>
      isShortcode({ slash, name, rest, end }, closed) ? mask(found, name) : found,
    );

  return masked.replace(/[\u0000\u0001]+/g, (run, start: number) => {
    const isGap =
      run.includes(gap) &&
      /^[^\s([{"“„«‹]/.test(masked.charAt(start - 1)) &&
      /^[^\s.,;:!?…)\]}"”’»›]/.test(masked.charAt(start + run.length));
    return (isGap ? ' ' : removed) + removed.repeat(run.length - 1);
  });
}

type Tag = { slash: string; name: string; rest: string; end: string };

function isShortcode({ slash, name, rest, end }: Tag, closed: Set<string>): boolean {
  if (slash) return end !== '' && name.length > 1 && rest.trim() === '';
  if (rest !== '' && !/^[\s/]/.test(rest)) return false;
  const hasAttributes = attributes.test(rest);
  // An excerpt may be cut off within a tag.
  if (end === '')
    return rest.length < maxUnclosed && (hasAttributes || (rest === '' && ofPlugin.test(name)));

  return hasAttributes || ofPlugin.test(name) || closed.has(name.toLowerCase());
}
