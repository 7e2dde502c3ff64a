import { findLifeStory, lifeStories } from './life-stories';
import { site } from './site';

describe('the life stories', () => {
  it('are told of everyone who plays, each under a name of its own', () => {
    expect(lifeStories.map(({ performer }) => performer)).toEqual(Object.values(site.performers));
    expect(new Set(lifeStories.map(({ name }) => name)).size).toBe(lifeStories.length);
  });

  it('lead from one to the next, and from the last to the first', () => {
    const [first, last] = [lifeStories[0]!, lifeStories.at(-1)!];

    expect(findLifeStory(first.name)).toEqual({ story: first, next: lifeStories[1] });
    expect(findLifeStory(last.name)?.next).toEqual(first);
  });

  it('are nobody else’s', () => {
    expect(findLifeStory('nobody-of-the-duo')).toBeNull();
  });
});
