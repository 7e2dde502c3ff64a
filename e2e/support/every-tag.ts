import { htmlTagNames } from 'html-tag-names';

/** Elements that end the block, the page or the text around them. `lib/html/static-html.test.ts` tests them. */
const outside = new Set(['plaintext', 'html', 'head', 'body', 'frameset', 'frame']);

/** Every current or former element of HTML, and unknown ones, each with a text. */
export const everyTag = [...htmlTagNames, 'my-element', 'xml']
  .filter((name) => !outside.has(name))
  .map((name) => `<div><${name}>Words in ${name}</${name}></div>`)
  .join('\n');
