import { newContactToken, readContactToken } from './token';

const secret = 'a-secret-that-only-the-unit-tests-know';
const issued = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);
const token = newContactToken(secret, issued);

const read = (given: string, seconds = 10, key = secret) =>
  readContactToken(given, key, after(seconds));

describe('a contact token', () => {
  it('is different for every form', () => {
    expect(newContactToken(secret, issued)).not.toBe(token);
  });

  it.each([
    [0, true],
    [-2, true],
    [0.9, true],
    [1, false],
    [24 * 3600, false],
  ])('after %d seconds says whether a person can have been so fast', (seconds, isTooFast) => {
    const nonce = token.split('-')[1];
    expect(read(token, seconds)).toEqual({ kind: 'valid', nonce, isTooFast });
  });

  it('is invalid if it is from the future', () => {
    expect(read(token, -3)).toEqual({ kind: 'invalid' });
  });

  it('is invalid after a day', () => {
    expect(read(token, 24 * 3600 + 1)).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['nothing', ''],
    ['something else', 'x'.repeat(500)],
    ['one with another time', token.replace(/^\d/, '2')],
    ['one with another nonce', token.replace(/-[\da-f]/, (part) => (part === '-a' ? '-b' : '-a'))],
    ['one cut short', token.slice(0, -1)],
    ['one with more behind it', `${token}\n`],
  ])('is not %s', (_, forged) => {
    expect(read(forged)).toEqual({ kind: 'invalid' });
  });

  it('is invalid with another secret', () => {
    expect(read(token, 10, `${secret}x`)).toEqual({ kind: 'invalid' });
  });
});
