import { runInNewContext } from 'node:vm';

import { withCompactPayload } from './compact-payload.mjs';

/** What the scripts of a document put into the payload, as the browser's part of Next.js reads it. */
function payloadOf(html: string): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) => code);
  const self = { __next_f: [] as [number, string?][] };
  runInNewContext(scripts.join(';'), { self });

  return self.__next_f.map(([, text = '']) => text).join('');
}

/** A document with these parts of a payload, escaped as Next.js does it (`htmlEscapeJsonString`). */
function documentOf(...parts: string[]): string {
  const escaped = parts.map((text) =>
    JSON.stringify(text).replace(
      /[&><\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
  const pushes = escaped.map((text) => `<script>self.__next_f.push([1,${text}])</script>`);

  return `<body><p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.join('<i></i>')}</body>`;
}

it.each([
  ['double quotes', ['["$","p",null,{"children":"Words"}]']],
  ['single quotes', ["it's “here”, and 'there'"]],
  ['backslashes', ['C:\\new\\"x"', "\\'", '\\\\']],
  ['a part that ends within a value', ['0:{"a":"b', 'c"}\n1:["d"]\n']],
  ['signs of HTML', ['</script><!-- & -->', '\u2028\u2029']],
  ['other letters', ['ä 夜 🌙 \u0000 \t']],
  ['nothing', ['']],
])('the payload stays the same, in one script: %s', (_, parts) => {
  const html = documentOf(...parts);
  const compact = withCompactPayload(html);

  expect(payloadOf(html)).toBe(parts.join(''));
  expect(payloadOf(compact)).toBe(parts.join(''));
  expect(compact.match(/push\(\[1,/g)).toHaveLength(1);
  expect(compact.length).toBeLessThanOrEqual(html.length + (parts.join('').split("'").length - 1));
  expect(compact).toMatch(/^<body><p>Words<\/p><script>\(self.*<\/script><\/body>$/su);
});

it('a document without a payload, a compact one, and one with binary parts are left unchanged', () => {
  const compact = withCompactPayload(documentOf('["a"]', '["b"]'));
  const mixed = `${documentOf('a', 'b')}<script>self.__next_f.push([3,"AAAA"])</script>`;

  expect(withCompactPayload(mixed)).toBe(mixed);
  expect(withCompactPayload('<body>push([1,"a"])</body>')).toBe('<body>push([1,"a"])</body>');
  expect(withCompactPayload(compact)).toBe(compact);
});
