import { findPerformerBio, performerBios } from './performer-bios';
import { site } from '../site';

describe('the biographies of the performers', () => {
  it('exist for every performer, each under its own name', () => {
    expect(performerBios.map(({ performer }) => performer)).toEqual(Object.values(site.performers));
    expect(new Set(performerBios.map(({ name }) => name)).size).toBe(performerBios.length);
  });

  it('link to the next one, and the last one to the first', () => {
    const [first, last] = [performerBios[0]!, performerBios.at(-1)!];

    expect(findPerformerBio(first.name)).toEqual({ bio: first, next: performerBios[1] });
    expect(findPerformerBio(last.name)?.next).toEqual(first);
  });

  it('do not exist under any other name', () => {
    expect(findPerformerBio('nobody-of-the-duo')).toBeNull();
  });
});
