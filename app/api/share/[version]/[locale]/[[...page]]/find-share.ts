import { tours } from '@/content/tours/tours';
import { findEvent } from '@/lib/events';
import type { Locale } from '@/lib/i18n/routing';
import { findLifeStory } from '@/lib/life-stories';
import { findRelease } from '@/lib/music';
import { findPost } from '@/lib/post-addresses';
import type { Share } from '@/lib/share/card';
import {
  eventShare,
  postShare,
  storyShare,
  termShare,
  tourShare,
  workShare,
} from '@/lib/share/nouns';
import { hasCard, pageShare } from '@/lib/share/pages';
import { getCategory, getTag } from '@/lib/terms';
import { findVideo } from '@/lib/videos';

/**
 * The picture of a page, by its path below `app/[locale]`, decoded.
 *
 * @returns null when there is no such page, or it has no picture of its own
 * @throws {Error} when what the page shows cannot be had
 */
export async function findShare(page: string[], locale: Locale): Promise<Share | null> {
  const route = `/${page.join('/')}`;
  if (hasCard(route)) return pageShare(route, locale);

  const [first = '', slug = '', third] = page;
  if (page.length === 2) return isNoun(first) ? nouns[first](slug, locale) : null;
  if (page.length !== 3 || !/^\d{4}$/.test(first) || !/^\d\d$/.test(slug)) return null;

  const post = await findPost(third!, locale);
  return post && postShare(post);
}

type Find = (slug: string, locale: Locale) => Promise<Share | null>;

const nouns = {
  async events(slug: string, locale: Locale) {
    const event = await findEvent(slug, locale);
    return event && eventShare(event);
  },
  async videos(slug: string, locale: Locale) {
    const video = await findVideo(slug, locale);
    return video && workShare('videos', video);
  },
  async music(slug: string, locale: Locale) {
    const release = await findRelease(slug, locale);
    return release && workShare('music', release);
  },
  async category(slug: string, locale: Locale) {
    const category = await getCategory(slug, locale);
    return category && termShare(category, locale);
  },
  async tag(slug: string, locale: Locale) {
    const tag = await getTag(slug, locale);
    return tag && termShare(tag, locale);
  },
  async tours(slug: string, locale: Locale) {
    const tour = tours.find((each) => each.slug === slug);
    return tour ? tourShare(tour, locale) : null;
  },
  async biography(slug: string, locale: Locale) {
    const found = findLifeStory(slug);
    return found && storyShare(found.story, locale);
  },
} satisfies Record<string, Find>;

const isNoun = (name: string): name is keyof typeof nouns => Object.hasOwn(nouns, name);
