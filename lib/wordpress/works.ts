import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../cache';
import type { Locale } from '../i18n/routing';
import { noteList, noteThing } from '../shown';
import { sound } from '../sound';
import { worksPerStep } from '../step-sizes';
import { toFeaturedImage } from './embedded';
import { askForItems } from './items';
import { rawWork, toWork, type Work } from './work';

export type WorkList = { works: Work[]; total: number; totalPages: number };

type Kind = 'videos' | 'music';

export { worksPerStep };

const listFields = ['id', 'slug', 'date', 'title', 'acf', 'translations.de.title'];
const pageFields = ['id', 'slug', 'date', 'title', 'acf', 'translations', 'content', 'seo'];

/**
 * Videos or releases, the newest first, a hundred a step.
 *
 * @returns null when the step lies past the end
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function askForWorks(
  kind: Kind,
  locale: Locale,
  page: number,
): Promise<WorkList | null> {
  const query = { per_page: worksPerStep, page, orderby: 'date', order: 'desc' };
  const answer = await askForItems(`/${kind}`, query, listFields);
  await tagPage([tags[kind]]);
  if (!answer && page > 1) return null;

  const raw = sound(rawWork, answer?.body, kind);
  await noteList(tags[kind], raw.length);
  await tagPage(raw.flatMap(tagsOf));
  if (raw.length === 0 && page > 1) return null;
  const { total = 0, totalPages = 0 } = answer ?? {};
  return { works: raw.map((work) => toWork(work, locale)), total, totalPages };
}

/**
 * One video or release by its slug (decoded), as the schema has it.
 *
 * @returns null when WordPress has none
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function askForWork<Raw extends z.infer<typeof rawWork>>(
  kind: Kind,
  slug: string,
  schema: z.ZodType<Raw>,
): Promise<Raw | null> {
  await tagPage([tags.slug(slug)]);
  const answer = await askForItems(`/${kind}`, { slug }, pageFields);
  const [raw] = z.array(schema).parse(answer?.body);
  if (!raw) return null;

  await noteThing(tags.post(raw.id));
  await tagPage(tagsOf(raw));
  return raw;
}

function tagsOf({ id, _embedded }: z.infer<typeof rawWork>): string[] {
  const media = toFeaturedImage(_embedded);

  return [tags.post(id), ...(media ? [tags.media(media.id)] : [])];
}
