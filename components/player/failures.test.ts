import { handleFailure, stopWaiting } from './failures';
import { change, getState } from './player-state';

const sound = {
  ...{ name: 'Dawn', lang: 'en', wave: '0123', artist: 'Duo', album: '', cover: '' },
  ...{ page: '/music/dawn', sources: [{ src: '/dawn.opus', type: 'audio/ogg' }] },
};

/** Codes of a MediaError (https://html.spec.whatwg.org/multipage/media.html#error-codes). */
const [interrupted, unplayable] = [2, 4];

/** What `handleFailure` gets when the audio element fails with this code. */
const failureOf = (code: number) => ({
  audio: { src: 'https://site.example/dawn.opus', error: { code } } as unknown as HTMLAudioElement,
  retry: jest.fn(),
  skip: jest.fn(),
});

/** Responds to the check of the file when the returned function is called. */
function holdCheck(status: number): () => void {
  let release = () => {};
  const response = new Promise<Response>((resolve) => {
    release = () => resolve(new Response(null, { status }));
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(response);
  return release;
}

beforeAll(() => {
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    MediaError: { MEDIA_ERR_NETWORK: interrupted },
    addEventListener: jest.fn(),
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  change({ queue: [sound], index: 0, time: 12.5, status: 'playing', notice: null });
});

afterEach(() => jest.useRealTimers());

it.each([404, 503])(
  'does nothing more once the visitor has used the player (%i)',
  async (status) => {
    const release = holdCheck(status);
    const failure = failureOf(unplayable);
    const handling = handleFailure(failure);
    stopWaiting();
    release();
    await jest.advanceTimersByTimeAsync(1_000);
    await handling;

    expect(failure.skip).not.toHaveBeenCalled();
    expect(failure.retry).not.toHaveBeenCalled();
    expect(getState()).toMatchObject({ status: 'playing', notice: null });
  },
);

it('does nothing more while the player is paused', async () => {
  const release = holdCheck(404);
  const failure = failureOf(unplayable);
  const handling = handleFailure(failure);
  change({ status: 'paused' });
  release();
  await handling;

  expect(failure.skip).not.toHaveBeenCalled();
});

it.each([
  ['is missing', unplayable, 404],
  ['disappears during the download', interrupted, 404],
  ['cannot be played', unplayable, 200],
])('skips a file that %s', async (_, code, status) => {
  holdCheck(status)();
  const failure = failureOf(code);
  await handleFailure(failure);

  expect(failure.skip).toHaveBeenCalledTimes(1);
  expect(failure.retry).not.toHaveBeenCalled();
});

it('goes on at the same second when the connection was lost during the download', async () => {
  holdCheck(200)();
  const failure = failureOf(interrupted);
  const handling = handleFailure(failure);
  await jest.advanceTimersByTimeAsync(1_000);
  await handling;

  expect(failure.skip).not.toHaveBeenCalled();
  expect(failure.retry).toHaveBeenCalledWith(12.5);
});

it('goes on at the second to which the visitor has moved meanwhile', async () => {
  holdCheck(200)();
  const failure = failureOf(interrupted);
  const handling = handleFailure(failure);
  change({ time: 60 });
  await jest.runAllTimersAsync();
  await handling;

  expect(failure.retry).toHaveBeenCalledWith(60);
});
