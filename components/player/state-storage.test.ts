import { change, getState } from './player-state';
import { isPlayerState } from './state-storage';

const sound = {
  ...{ name: 'Dawn', lang: 'en', wave: '0123', artist: 'Duo', album: '', cover: '' },
  ...{ page: '/music/dawn', sources: [{ src: '/dawn.opus', type: 'audio/ogg' }] },
};
const read = (state: object): unknown => JSON.parse(JSON.stringify(state));

describe('isPlayerState', () => {
  beforeEach(() => change({ queue: [sound], time: 12.5, status: 'playing' }));

  it.each(['playing', 'waiting', 'paused'] as const)(
    'accepts the state of a player, %s',
    (status) => {
      change({ status });

      expect(isPlayerState(read(getState()))).toBe(true);
    },
  );

  it.each([
    ['no queue', { queue: undefined }],
    ['a sound without its sources', { queue: [{ ...sound, sources: undefined }] }],
    ['a source that is an address alone', { queue: [{ ...sound, sources: ['/dawn.opus'] }] }],
    ['a sound without a name', { queue: [{ ...sound, name: undefined }] }],
    ['a time in words', { time: '0:12' }],
    ['a status it does not know', { status: 'stopped' }],
  ])('refuses the state of another version, with %s', (_, part) => {
    expect(isPlayerState(read({ ...getState(), ...part }))).toBe(false);
  });

  it.each([null, 'paused', []])('refuses %j', (stored) => {
    expect(isPlayerState(stored)).toBe(false);
  });
});
