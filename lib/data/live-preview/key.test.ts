import { keyedHash } from '../../config/keyed-hash';
import { readLiveKey } from './key';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-24T10:00:00Z');
const inFiveMinutes = now.getTime() / 1000 + 300;

// Made with this secret by the plugin's live_key(), so that both sides stay compatible.
const fromWordPress =
  '42.1795515000.e26deb633443efc6.aHR0cHM6Ly9jbXMuZXhhbXBsZTo4NDQz.w8GdRsULUfA-0rH_fYap91G8onMkLp5aqO-UCu78vQY';

const read = (text: string, secrets = [secret], at = now) =>
  readLiveKey(text, { secrets, now: at });

function signed(content: string, purpose = 'headless-live-preview-v1'): string {
  return `${content}.${keyedHash(content, secret, purpose)}`;
}

const content = (origin: string, until = inFiveMinutes) =>
  `42.${until}.0123456789abcdef.${Buffer.from(origin).toString('base64url')}`;

describe('readLiveKey', () => {
  it('reads the signed values: the post, the login, and the origin that may show the frame', () => {
    expect(read(fromWordPress)).toEqual({
      kind: 'valid',
      key: {
        ...{ postId: 42, session: expect.stringMatching(/^[0-9a-f]{16}$/) },
        origin: 'https://cms.example:8443',
      },
    });
  });

  it('reads a key for slides, which have no post', () => {
    expect(read(signed(content('https://cms.example').replace('42.', '0.'))).key?.postId).toBe(0);
  });

  it('expires at its time', () => {
    const end = (now.getTime() / 1000 + 600) * 1000;

    expect(read(fromWordPress, [secret], new Date(end - 1)).kind).toBe('valid');
    expect(read(fromWordPress, [secret], new Date(end))).toEqual({ kind: 'expired' });
  });

  it('accepts both secrets while they are being changed', () => {
    expect(read(fromWordPress, ['another'.repeat(5), secret]).kind).toBe('valid');
    expect(read(fromWordPress, ['another'.repeat(5)]).kind).toBe('invalid');
  });

  it.each([
    ['another post', fromWordPress.replace('42.', '43.')],
    ['another login', fromWordPress.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.')],
    [
      'another frame',
      signed(content('https://cms.example')).replace(/\.aHR0[^.]+/, '.aHR0cHM6Ly9l'),
    ],
    ['another signature', fromWordPress.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    [
      'the signature of another preview',
      signed(content('https://x.example'), 'headless-preview-v1'),
    ],
    [
      'an origin that would end the policy',
      signed(content("https://x.example; script-src 'none'")),
    ],
    ['an origin with a path', signed(content('https://x.example/a'))],
    ['an origin of another kind', signed(content('javascript:alert(1)'))],
    ['a line after it', `${fromWordPress}\n`],
    ['nothing', ''],
  ])('refuses a key with %s', (_, text) => {
    expect(read(text)).toEqual({ kind: 'invalid' });
  });
});
