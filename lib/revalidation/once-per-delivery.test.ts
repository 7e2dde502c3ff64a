import { handleOnce } from './once-per-delivery';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon + minutes * 60_000);
const nothing = () => undefined;

describe('handleOnce', () => {
  it('remembers a delivery for longer than a signature is valid', async () => {
    expect(await handleOnce('one', minutesLater(0), nothing)).toBe(true);
    expect(await handleOnce('other', minutesLater(0), nothing)).toBe(true);
    expect(await handleOnce('one', minutesLater(10), nothing)).toBe(false);
    expect(await handleOnce('one', minutesLater(16), nothing)).toBe(true);
  });

  it('does not count a failed delivery as handled', async () => {
    const handle = jest.fn();
    const fail = () => {
      throw new Error('the disk is full');
    };

    await expect(handleOnce('failing', minutesLater(0), fail)).rejects.toThrow('the disk is full');
    expect(await handleOnce('failing', minutesLater(0), handle)).toBe(true);
    expect(await handleOnce('failing', minutesLater(0), handle)).toBe(false);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('handles a delivery once when it arrives several times at the same time', async () => {
    const handle = jest.fn(async () => undefined);
    const all = Array.from({ length: 9 }, () => handleOnce('at once', minutesLater(0), handle));

    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('handles a waiting repetition when the first one fails', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const failing = new Promise<void>((_, reject) => (fail = reject));
    const handle = jest.fn();
    const first = handleOnce('twice', minutesLater(0), () => failing);
    const others = [1, 2].map(() => handleOnce('twice', minutesLater(0), handle));

    fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect((await Promise.all(others)).toSorted()).toEqual([false, true]);
    expect(handle).toHaveBeenCalledTimes(1);
  });
});
