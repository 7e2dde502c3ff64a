import { roles, site, type Role } from '../site';

/** A life story. `name` is used in its URL and for its text and picture files. */
export type LifeStory = { name: string; role: Role; performer: string };

export const lifeStories: LifeStory[] = roles.map((role) => ({
  name: site.stories[role],
  role,
  performer: site.performers[role],
}));

/** The story with this name, and the story after it (the first one after the last). Null when there is none. */
export function findLifeStory(name: string): { story: LifeStory; next: LifeStory } | null {
  const at = lifeStories.findIndex((each) => each.name === name);
  const story = lifeStories[at];
  if (!story) return null;

  return { story, next: lifeStories[(at + 1) % lifeStories.length] ?? story };
}
