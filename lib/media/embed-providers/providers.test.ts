import { filmOf, providerOf } from './providers';

const id = 'qP3v_0-mZxY';
const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
const list = 'PLq7Xn_2sV-aB4cD5eF6gH';
const channel = 'UCq7Xn_2sV-aB4cD5eF6gHij';

describe('a film of YouTube', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}/`,
    `https://www.youtube.com/e/${id}`,
    `https://www.youtube.com/v/${id}&hl=de_DE&fs=1`,
    `https://m.youtube.com/shorts/${id}?feature=share`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM${id}`,
    `https://www.youtube-nocookie.com/embed/${id}/?rel=0`,
    `//www.youtube.com/embed/${id}`,
    `youtube.com/live/${id}`,
    `https://i3.ytimg.com/vi_webp/${id}/hqdefault.webp`,
    `https://www.youtube.com/watch?feature=x&amp;v=${id}`,
  ])('plays from %s', (address) => {
    expect(filmOf(address)).toMatchObject({
      ...{ host: 'YouTube', kind: 'film', embed: player },
      href: `https://www.youtube.com/watch?v=${id}`,
      poster: expect.stringContaining(`/api/poster/youtube/${id}/`),
    });
  });

  it.each([
    ['?t=90', 90],
    ['?t=1m30s', 90],
    ['?t=1h2m3s', 3723],
    ['?t=2m', 120],
    ['?start=45', 45],
    ['?time_continue=17&feature=emb_logo', 17],
    ['?t=12.7s', 12],
    ['#t=90', 90],
    ['#t=1m5s', 65],
    ['?si=x&t=1H', 3600],
  ])('starts at %s', (times, seconds) => {
    const film = filmOf(`https://youtu.be/${id}${times}`);

    expect(film?.embed).toBe(`${player}&start=${seconds}`);
    expect(film?.href).toBe(`https://www.youtube.com/watch?v=${id}&t=${seconds}s`);
  });

  it.each(['?t=0', '?t=soon', '?t=', '?t=1m30', '?t=999999999'])(
    'starts at the beginning after %s, or where it is said',
    (times) => {
      expect(filmOf(`https://youtu.be/${id}${times}`)?.embed).toBe(
        times === '?t=1m30' ? `${player}&start=90` : player,
      );
    },
  );

  it('ends where its address says, if that is after the start', () => {
    const embed = (query: string) => filmOf(`https://www.youtube.com/embed/${id}?${query}`)?.embed;

    expect(embed('start=30&end=75')).toBe(`${player}&start=30&end=75`);
    expect(embed('end=1m')).toBe(`${player}&end=60`);
    expect(embed('start=30&end=20')).toBe(`${player}&start=30`);
  });

  it('plays the rest of its playlist after it, but no automatic mix', () => {
    const film = filmOf(`https://www.youtube.com/watch?v=${id}&list=${list}&index=3&t=5`);

    expect(film?.kind).toBe('film');
    expect(film?.href).toBe(`https://www.youtube.com/watch?v=${id}&list=${list}&t=5s`);
    expect(film?.embed).toBe(`${player}&start=5&list=${list}`);
    expect(filmOf(`https://www.youtube.com/watch?v=${id}&list=RD${id}`)?.embed).toBe(player);
  });
});

describe('what is no single film', () => {
  it.each([
    `https://www.youtube.com/playlist?list=${list}`,
    `https://www.youtube.com/embed/videoseries?list=${list}&rel=0`,
    `https://www.youtube-nocookie.com/embed/videoseries/?list=${list}`,
    `https://www.youtube.com/embed?listType=playlist&list=${list}`,
    `https://www.youtube.com/embed/?list=${list}`,
    `https://music.youtube.com/playlist?list=${list}`,
  ])('a playlist, plays without a poster: %s', (address) => {
    expect(filmOf(address)).toEqual({
      ...{ host: 'YouTube', kind: 'playlist', poster: null },
      href: `https://www.youtube.com/playlist?list=${list}`,
      embed: `https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&rel=0&list=${list}`,
    });
  });

  it.each([
    `https://www.youtube.com/embed/live_stream?channel=${channel}`,
    `https://www.youtube-nocookie.com/embed/live_stream?autoplay=1&channel=${channel}`,
    `https://www.youtube.com/channel/${channel}/live`,
    `https://m.youtube.com/channel/${channel}/live/`,
  ])('a live stream, plays without a poster: %s', (address) => {
    expect(filmOf(address)).toEqual({
      ...{ host: 'YouTube', kind: 'live', poster: null },
      href: `https://www.youtube.com/channel/${channel}/live`,
      embed: `https://www.youtube-nocookie.com/embed/live_stream?autoplay=1&rel=0&channel=${channel}`,
    });
  });

  it.each([
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed?listType=user_uploads&list=jairocala5746',
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/@auralune/live',
    'https://www.youtube.com/c/auralune/live',
    'https://www.youtube.com/clip/UgkxAbCdEf',
    'https://vimeo.com/showcase/3253534/embed',
    'https://vimeo.com/event/2476374',
    'https://on.soundcloud.com/aBcDe',
    'https://spotify.link/aBcDe',
    'https://duo.bandcamp.com/album/night-grammar',
  ])('has no player, but a provider that is known: %s', (address) => {
    expect(filmOf(address)).toBeNull();
    expect(providerOf(address)).not.toBeNull();
  });
});

describe('a film of Vimeo', () => {
  const vimeoPlayer = 'https://player.vimeo.com/video/84712093?dnt=1&autoplay=1';

  it.each([
    ['https://vimeo.com/84712093', '', ''],
    ['https://vimeo.com/groups/a-group/videos/84712093', '', ''],
    ['https://vimeo.com/channels/a-channel/84712093/', '', ''],
    ['https://vimeo.com/showcase/12345/video/84712093', '', ''],
    ['https://vimeo.com/84712093/ab12cd34ef', '/ab12cd34ef', '&h=ab12cd34ef'],
    ['https://player.vimeo.com/video/84712093?h=ab12cd34ef', '/ab12cd34ef', '&h=ab12cd34ef'],
    ['https://vimeo.com/84712093#t=1m30s', '#t=90s', '#t=90s'],
    [
      'https://player.vimeo.com/video/84712093?h=ab12cd34ef#t=75',
      '/ab12cd34ef#t=75s',
      '&h=ab12cd34ef#t=75s',
    ],
    ['https://vimeo.com/84712093?t=1h', '#t=3600s', '#t=3600s'],
  ])('plays from %s', (address, page, more) => {
    expect(filmOf(address)).toEqual({
      ...{ host: 'Vimeo', kind: 'film', poster: null },
      ...{ href: `https://vimeo.com/84712093${page}`, embed: `${vimeoPlayer}${more}` },
    });
  });
});

describe('music', () => {
  const album = '7kFyd5oyJdVX2pIi6P4iHE';

  it.each([
    [`https://open.spotify.com/album/${album}`, `album/${album}`],
    [`https://open.spotify.com/intl-pt-BR/album/${album}?si=x`, `album/${album}`],
    [`https://open.spotify.com/embed?uri=spotify:album:${album}`, `album/${album}`],
    [`https://embed.spotify.com/?uri=spotify%3Atrack%3A${album}&view=coverart`, `track/${album}`],
    [
      `https://embed.spotify.com/follow/1/?uri=spotify:artist:${album}&size=detail`,
      `artist/${album}`,
    ],
    [`https://open.spotify.com/embed/user/duo/playlist/${album}`, `playlist/${album}`],
    [`https://embed.spotify.com/?uri=spotify:user:duo:playlist:${album}`, `playlist/${album}`],
    [`https://open.spotify.com/embed-podcast/episode/${album}`, `episode/${album}`],
    [`https://play.spotify.com/user/duo/playlist/${album}`, `playlist/${album}`],
    [`spotify:artist:${album}`, `artist/${album}`],
    [
      `https://open.spotify.com/playlist/${album}?si=1&pt=0123456789abcdef`,
      `playlist/${album}?pt=0123456789abcdef`,
    ],
  ])('of Spotify plays from %s', (address, thing) => {
    expect(filmOf(address)).toEqual({
      ...{ host: 'Spotify', kind: 'music', poster: null },
      href: `https://open.spotify.com/${thing}`,
      embed: `https://open.spotify.com/embed/${thing}`,
    });
  });

  const widget = 'https://w.soundcloud.com/player/?';
  const api = 'https%3A//api.soundcloud.com/playlists/78';

  it.each([
    [
      `${widget}url=${api}%3Fsecret_token%3Ds-Xy12Z`,
      'https://api.soundcloud.com/playlists/78?secret_token=s-Xy12Z',
    ],
    [
      `${widget}url=${api}&secret_token=s-Xy12Z`,
      'https://api.soundcloud.com/playlists/78?secret_token=s-Xy12Z',
    ],
    [
      `${widget}color=%23ff5500&url=${api}%3Fa%3Db%26secret_token%3Ds-Xy12Z`,
      'https://api.soundcloud.com/playlists/78?secret_token=s-Xy12Z',
    ],
    [`${widget}url=${api}`, 'https://api.soundcloud.com/playlists/78'],
    [
      'https://m.soundcloud.com/duo/demo?secret_token=s-Xy12Z',
      'https://soundcloud.com/duo/demo?secret_token=s-Xy12Z',
    ],
    [
      'https://soundcloud.com/duo/sets/demos/s-Xy12Z?si=1',
      'https://soundcloud.com/duo/sets/demos/s-Xy12Z',
    ],
    [
      'https://api.soundcloud.com/tracks/5?secret_token=s-Xy12Z',
      'https://api.soundcloud.com/tracks/5?secret_token=s-Xy12Z',
    ],
  ])('of SoundCloud plays from %s, also when it is private', (address, track) => {
    const film = filmOf(address);

    expect(film?.embed).toBe(
      `${widget}url=${encodeURIComponent(track)}&auto_play=true&visual=true`,
    );
    expect(film?.href).toBe(track.includes('//api.') ? film?.embed : track);
  });

  it('of Bandcamp and Apple Music plays from the address of a player or a page', () => {
    expect(filmOf('http://bandcamp.com/EmbeddedPlayer/v=2/track=91/size=small')?.embed).toBe(
      'https://bandcamp.com/EmbeddedPlayer/v=2/track=91/size=small/',
    );
    expect(filmOf('https://geo.music.apple.com/de/album/a/9?i=10&uo=4')).toMatchObject({
      href: 'https://music.apple.com/de/album/a/9?i=10',
      embed: 'https://embed.music.apple.com/de/album/a/9?i=10',
    });
  });
});

it.each([
  'https://youtube.com.evil.example/embed/qP3v_0-mZxY',
  'https://evil.example/?u=https://youtu.be/qP3v_0-mZxY',
  'javascript:https://youtu.be/qP3v_0-mZxY',
  'ftp://youtu.be/qP3v_0-mZxY',
  `https://open.spotify.com/embed?uri=spotify:album:"><script>`,
  'https://w.soundcloud.com/player/?url=https://soundcloud.com.evil.example/a/b',
  'https://w.soundcloud.com/player/?url=https://evil.example/',
  '',
])('nothing plays from %s', (address) => {
  expect(filmOf(address)).toBeNull();
});
