import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filmOf } from '../media/embed-providers/providers';
import { hashOf, buildCsp } from './content-security-policy.mjs';
import { site } from '../site';

const facts = { siteUrl: 'https://site.example', isScripted: true };
const page = '<script src="/a.js"></script>';

describe('buildCsp', () => {
  it('lets a page run its own scripts and styles by their hashes, and no other', () => {
    const policy = directives(buildCsp('<style>a{}</style><script>run()</script>', facts));

    expect(policy['script-src']).toEqual(["'self'", sha256('run()')]);
    expect(policy['style-src']).toContain(sha256('a{}'));
    expect(buildCsp('<script>run()</script>', facts)).not.toContain('unsafe');
  });

  it.each([
    ['data', '<script type="application/ld+json">{}</script>'],
    ['a file', '<script src="/a.js" async=""></script>'],
    ['an attribute', '<input value="<script>evil()</script>">'],
    ['an attribute in single marks', "<input value='<script>evil()</script>'>"],
    ['a text field', '<textarea><script>evil()</script></textarea>'],
    ['a title', '<title><script>evil()</script></title>'],
    ['a comment', '<!-- <script>evil()</script> -->'],
    ['escaped', '<p>&lt;script>evil()&lt;/script></p>'],
  ])('gives nothing to a script that is %s', (_, html) => {
    expect(directives(buildCsp(page + html, facts))['script-src']).toEqual(["'self'"]);
  });

  it.each([
    ['a module', '<script type="module">run()</script>'],
    ['of a written type', '<script type="text/javascript">run()</script>'],
    ['named', '<script id="_R_" data-x="a > b">run()</script>'],
    ['after an odd attribute', '<p title="it\'s > that">x</p><script>run()</script>'],
    ['in capitals', '<SCRIPT>run()</SCRIPT >'],
  ])('knows a script that is %s', (_, html) => {
    expect(directives(buildCsp(html, facts))['script-src']).toEqual(["'self'", sha256('run()')]);
  });

  it('hashes what a browser compares, line breaks included', () => {
    expect(hashOf('a\r\nb\rc')).toBe(sha256('a\nb\nc'));
  });

  it('names a hash once', () => {
    const policy = buildCsp('<script>run()</script><script>run()</script>', facts);

    expect(policy.split(sha256('run()'))).toHaveLength(2);
  });

  it('allows no script when `isScripted` is false, whatever the document contains', () => {
    const html = '<style>a{}</style><script>evil()</script>';
    const policy = directives(buildCsp(html, { ...facts, isScripted: false }));

    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'none'"],
      'style-src': ["'self'", sha256('a{}')],
      'connect-src': ["'none'"],
    });
  });

  it('forbids what the site does not use', () => {
    expect(directives(buildCsp(page, facts))).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'worker-src': ["'none'"],
      'report-uri': ['/api/csp-report'],
    });
  });

  it('requires HTTPS only when the site has it', () => {
    const plain = buildCsp(page, { ...facts, siteUrl: 'http://localhost:3000' });

    expect(buildCsp(page, facts)).toContain('upgrade-insecure-requests');
    expect(plain).not.toContain('upgrade-insecure');
    expect(plain).not.toContain('report-to');
    expect(plain).toContain('report-uri /api/csp-report');
  });

  it('allows the players of all known hosts', () => {
    const frames = directives(buildCsp(page, facts))['frame-src'];
    const addresses = [
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      'https://vimeo.com/76979871',
      'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3',
      'https://soundcloud.com/duo/song',
      'https://bandcamp.com/EmbeddedPlayer/album=1',
      'https://music.apple.com/ch/album/1440857781',
    ];
    const embeds = addresses.map((address) => filmOf(address)!.embed);

    expect(embeds.map((each) => new URL(each).origin).filter(isNotIn(frames))).toEqual([]);
    expect(frames).toHaveLength(new Set(embeds.map((each) => new URL(each).origin)).size);
  });

  it('allows forms to this site and to the mailing list', () => {
    const { origin } = new URL(site.mailingList.action);

    expect(directives(buildCsp(page, facts))['form-action']).toEqual(["'self'", origin]);
  });

  it('allows the style sheet that the installed toast library adds', () => {
    const source = readFileSync(join(process.cwd(), 'node_modules/sonner/dist/index.mjs'), 'utf8');
    const sheet = /__insertCSS\((".*")\)/.exec(source)?.[1];

    expect(directives(buildCsp(page, facts))['style-src']).toEqual([
      "'self'",
      sha256(''),
      sha256(JSON.parse(sheet!)),
    ]);
  });
});

/** The policy as names and values. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ');
      return [name, values];
    }),
  );
}

const isNotIn = (list: string[] | undefined) => (each: string) => !list?.includes(each);

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
