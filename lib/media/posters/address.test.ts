import { isSignedPoster, posterPath } from './address';

describe('the address of a poster', () => {
  it('is signed for its film, and for no other', () => {
    const [, , , , id, signature] = posterPath('M7lc1UVf-VE').split('/');

    expect(id).toBe('M7lc1UVf-VE');
    expect(signature).toMatch(/^[\w-]{16}$/);
    expect(isSignedPoster(id!, signature!)).toBe(true);
    expect(isSignedPoster('eRsGyueVLvQ', signature!)).toBe(false);
    expect(isSignedPoster(id!, '')).toBe(false);
    expect(isSignedPoster(id!, `${signature!}x`)).toBe(false);
  });
});
