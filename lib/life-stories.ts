import { roles, site, type Role } from './site';

/** A life story: of whom it is, and the name of its address, its text and its pictures. */
export type LifeStory = { name: string; role: Role; performer: string };

export const lifeStories: LifeStory[] = roles.map((role) => ({
  name: site.stories[role],
  role,
  performer: site.performers[role],
}));

/** The story of a name, and the one after it; null where nobody is called that. */
export function findLifeStory(name: string): { story: LifeStory; next: LifeStory } | null {
  const at = lifeStories.findIndex((each) => each.name === name);
  const story = lifeStories[at];
  if (!story) return null;

  return { story, next: lifeStories[(at + 1) % lifeStories.length]! };
}
