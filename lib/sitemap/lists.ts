import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../cache';
import type { ListHref } from '../i18n/steps';
import { postsPerStep } from '../posts';
import { askWordPress } from '../wordpress/client';
import { noteList } from '../shown';
import { worksPerStep } from '../wordpress/works';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './steps';

const lists = [
  { kind: 'posts', type: 'post', href: { pathname: '/news' }, perStep: postsPerStep },
  { kind: 'videos', type: 'video', href: { pathname: '/videos' }, perStep: worksPerStep },
  { kind: 'music', type: 'music', href: { pathname: '/music' }, perStep: worksPerStep },
] as const satisfies { href: ListHref; [name: string]: unknown }[];

type List = (typeof lists)[number];

const newest = z.array(z.object({ modified_gmt: z.iso.datetime({ local: true }) })).max(1);

/**
 * The home page and the lists of posts, videos and releases with all of their steps. They change when anything on
 * them does; the home page with the news.
 *
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function getListPages(): Promise<SitemapPage[]> {
  const [news, ...others] = await Promise.all(lists.map(getPages));

  return [
    { ...inAllLanguages({ pathname: '/' }), modified: news![0]!.modified },
    ...news!,
    ...others.flat(),
  ];
}

async function getPages({ kind, type, href, perStep }: List): Promise<SitemapPage[]> {
  const query = { orderby: 'modified', order: 'desc', per_page: 1, _fields: 'modified_gmt' };
  const answer = await askWordPress(`/${kind}`, query);
  await tagPage([tags[kind], tags.edits(type)]);

  const [latest] = newest.parse(answer?.body);
  await noteList(tags[kind], latest ? 1 : 0);
  const modified = latest ? `${latest.modified_gmt}Z` : null;
  return pagesOfList(href, answer!.total, perStep).map((step) => ({
    ...inAllLanguages(step),
    modified,
  }));
}
