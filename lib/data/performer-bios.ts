import { roles, site, type Role } from '../site';

/** The biography of a performer. `name` is used in its URL and for its text and picture files. */
export type PerformerBio = { name: string; role: Role; performer: string };

export const performerBios: PerformerBio[] = roles.map((role) => ({
  name: site.stories[role],
  role,
  performer: site.performers[role],
}));

/** The biography with this name, and the next one (the first one after the last). Null when there is none. */
export function findPerformerBio(name: string): { bio: PerformerBio; next: PerformerBio } | null {
  const at = performerBios.findIndex((each) => each.name === name);
  const bio = performerBios[at];
  if (!bio) return null;

  return { bio, next: performerBios[(at + 1) % performerBios.length] ?? bio };
}
