import { findLifeStory, lifeStories } from './life-stories';
import { site } from '../site';

describe('the life stories', () => {
  it('exist for every musician, each under its own name', () => {
    expect(lifeStories.map(({ performer }) => performer)).toEqual(Object.values(site.performers));
    expect(new Set(lifeStories.map(({ name }) => name)).size).toBe(lifeStories.length);
  });

  it('link to the next story, and the last one to the first', () => {
    const [first, last] = [lifeStories[0]!, lifeStories.at(-1)!];

    expect(findLifeStory(first.name)).toEqual({ story: first, next: lifeStories[1] });
    expect(findLifeStory(last.name)?.next).toEqual(first);
  });

  it('do not exist under any other name', () => {
    expect(findLifeStory('nobody-of-the-duo')).toBeNull();
  });
});
