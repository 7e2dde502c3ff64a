import { createHmac } from 'node:crypto';

import { checkPreviewToken } from './check-preview-token';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-20T10:00:00Z');
const inTenMinutes = now.getTime() / 1000 + 600;

// Made with this secret by the plugin's keyed_signature(), so that both sides stay compatible.
const fromWordPress = '42-1795169400-Xl8G5HRP7b_-0KPwepLpAj879AZLpR81O7wt9BmBt-4';

const check = (token: string, secrets = [secret], at = now) =>
  checkPreviewToken(token, { secrets, now: at });

describe('checkPreviewToken', () => {
  it('accepts a token of WordPress', () => {
    expect(check(fromWordPress)).toBe('valid');
  });

  it('expires exactly at its second', () => {
    const end = 1795169400_000;

    expect(check(fromWordPress, [secret], new Date(end - 1))).toBe('valid');
    expect(check(fromWordPress, [secret], new Date(end))).toBe('expired');
  });

  it('accepts both secrets while they are being changed', () => {
    expect(check(signed(`7-${inTenMinutes}`), ['another'.repeat(5), secret])).toBe('valid');
    expect(check(signed(`7-${inTenMinutes}`), ['another'.repeat(5)])).toBe('invalid');
  });

  it.each([
    ['another post', fromWordPress.replace('42-', '43-')],
    ['a later end', fromWordPress.replace('1795169400', '1795169401')],
    ['another signature', fromWordPress.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a leading zero', `0${fromWordPress}`],
    ['a line after it', `${fromWordPress}\n`],
    ['no signature', '42-1795169400-'],
    ['nothing', ''],
    ['8 KB', 'x'.repeat(8192)],
  ])('refuses a token with %s', (_, token) => {
    expect(check(token)).toBe('invalid');
  });

  it('refuses a signature with the webhook’s own key', () => {
    const content = `42-${inTenMinutes}`;
    const signature = createHmac('sha256', secret).update(content).digest('base64url');

    expect(check(`${content}-${signature}`)).toBe('invalid');
  });
});

function signed(content: string): string {
  const key = createHmac('sha256', secret).update('headless-preview-v1').digest();
  return `${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}
