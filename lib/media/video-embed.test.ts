import { filmEmbed, filmPage } from './video-embed';

describe('a film', () => {
  it('is embedded from the host that sets no cookies, and starts by itself', () => {
    const embed = new URL(filmEmbed('a b'));

    expect(embed.host).toBe('www.youtube-nocookie.com');
    expect(embed.pathname).toBe('/embed/a%20b');
    expect(Object.fromEntries(embed.searchParams)).toEqual({ autoplay: '1', rel: '0' });
  });

  it('has a page of its own', () => {
    expect(filmPage('abc')).toBe('https://www.youtube.com/watch?v=abc');
  });
});
