import 'server-only';

import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { processState } from '../../next-internals/process-state.mjs';

/** The content that the page of a live preview renders. */
export type Unsaved = {
  /** In the format in which the REST API returns a preview. Null for a page that gets its content later. */
  answer: unknown;
};

const rendering = processState('unsavedContent', () => new Map<string, Unsaved>());

/** The body of a request for a live preview. The schema of the content type checks `answer`. */
export const unsavedBody = z.object({
  answer: z.looseObject({ id: z.number() }),
});

/**
 * Holds unsaved content in memory while it is rendered, and deletes it after that.
 *
 * @param render gets the id by which `unsavedContent` finds it
 */
export async function withUnsaved<Result>(
  content: Unsaved,
  render: (id: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  rendering.set(id, content);
  try {
    return await render(id);
  } finally {
    rendering.delete(id);
  }
}

/** The content that is being rendered under this id. Null for an id that this process has not given out. */
export function unsavedContent(id: string): Unsaved | null {
  return rendering.get(id) ?? null;
}
