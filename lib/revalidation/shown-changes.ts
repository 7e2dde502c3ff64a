import 'server-only';

import { join } from 'node:path';

import { z } from 'zod';

import { readJsonFile, writeJsonFile } from '../cache/atomic-json-file.mjs';
import { onPageStored } from '../cache/page-stored-events.mjs';
import { storageFolder } from '../config/env';
import { internalPath, type Href } from '../i18n/href';
import { routing } from '../i18n/routing';
import { processState } from '../next-internals/process-state.mjs';

/** Times in milliseconds. `shownAt` is null until the page is stored with data that were requested after the change. */
const change = z.object({ changedAt: z.number(), shownAt: z.number().nullable() });
const storedChanges = z.array(z.tuple([z.string(), change]));

type Change = z.infer<typeof change>;

const file = join(storageFolder, 'shown-changes.json');
// Editors only check what they have saved recently, so older entries are deleted.
const mostPages = 400;
const pause = 1_000;

const state = processState('shownChanges', () => {
  const changes = new Map(storedChanges.safeParse(readJsonFile(file)).data);
  onPageStored(noteStoredPage);
  return { changes, isWriting: false };
});

/** Notes that a webhook has changed these pages, in every language. Call it before they are rendered again. */
export function noteChangedPages(pages: Href[], now: Date): void {
  for (const href of pages) {
    for (const locale of routing.locales) {
      const path = decodeURIComponent(internalPath(href, locale));
      // Entries are in the order of their changes, with the newest at the end.
      state.changes.delete(path);
      state.changes.set(path, { changedAt: now.getTime(), shownAt: null });
    }
  }
  for (const path of [...state.changes.keys()].slice(0, -mostPages)) state.changes.delete(path);
  writeSoon();
}

/**
 * The time from which the page has shown its last change.
 *
 * @param path the internal path (below `app/`), e.g. `/de/news`
 * @returns null when the page was not stored again yet, or nothing is known of a change
 */
export function changeShownAt(path: string): Date | null {
  const shownAt = state.changes.get(decodeURIComponent(path))?.shownAt;

  return shownAt ? new Date(shownAt) : null;
}

function noteStoredPage(path: string, requestedAt: number): void {
  const known: Change | undefined = state.changes.get(path);
  if (!known || known.shownAt !== null || requestedAt < known.changedAt) return;
  known.shownAt = Date.now();
  writeSoon();
}

/** Writes at most once a second: a burst of edits stores many pages. */
function writeSoon(): void {
  if (state.isWriting) return;
  state.isWriting = true;
  setTimeout(() => {
    state.isWriting = false;
    writeJsonFile(file, [...state.changes]);
  }, pause).unref();
}
