import examples from '../../../wordpress/contract/films.json';
import { filmOfVideo } from './film';

/** The URL of a film's page without the start time and the playlist. */
const pageOf = (href: string) => {
  const url = new URL(href);
  url.hash = '';
  for (const name of ['t', 'list']) url.searchParams.delete(name);

  return url.href;
};

const filmAt = (address: string) => filmOfVideo({ youtube_url: address, youtube_id: '' }, '');

describe('the address that an editor gives for a video', () => {
  it.each(Object.entries(examples.films))('is a film, as in the plugin: %s', (address, page) => {
    const film = filmAt(address);

    expect(film?.kind).toBe('film');
    expect(pageOf(film?.href ?? '')).toBe(page);
  });

  it.each(examples.noFilms)('is no film, as in the plugin: %s', (address) => {
    const film = filmAt(address);

    expect(film?.kind).not.toBe('film');
    expect(film?.poster ?? null).toBeNull();
  });
});

describe('the player in the text of a video', () => {
  it('is found where a plugin has put its address elsewhere', () => {
    const html =
      '<figure><div><iframe src="about:blank" data-later-src="https://www.youtube.com/embed/qP3v_0-mZxY"></iframe></div></figure>';

    expect(filmOfVideo({ youtube_url: '', youtube_id: '' }, html)).toMatchObject({
      href: 'https://www.youtube.com/watch?v=qP3v_0-mZxY',
    });
  });

  it('is found as a written address with parameters', () => {
    const html = '<div>\nhttps://youtu.be/qP3v_0-mZxY?a=b&#038;t=1m\n</div>';

    expect(filmOfVideo({ youtube_url: '', youtube_id: '' }, html)?.embed).toMatch(/&start=60$/);
  });
});
