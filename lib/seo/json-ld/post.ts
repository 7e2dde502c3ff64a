import type { BlogPosting } from 'schema-dts';

import { toMoment } from '../../time-zones/local-time';
import { itemHref } from '../../data/item-href';
import type { Post } from '../../data/posts/post';
import { site } from '../../site';
import { absoluteUrl } from '../site-url';
import { toDescription } from '../description';
import { ids } from './ids';
import { picturesOf } from './pictures';

/** A post, in the language of its text. */
export function postNode(post: Post, card: string): BlogPosting {
  const { title, date, modified, language, categories, tags, seo } = post;
  const url = absoluteUrl(itemHref('post', post), language);

  return {
    '@type': 'BlogPosting',
    '@id': ids.post(url),
    headline: title,
    description: toDescription(seo.description) || undefined,
    url,
    mainEntityOfPage: { '@id': ids.page(url) },
    inLanguage: language,
    image: picturesOf(post.image, card),
    datePublished: toMoment(date, site.timeZone),
    dateModified: toMoment(modified, site.timeZone),
    author: { '@id': ids.group },
    publisher: { '@id': ids.group },
    ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  };
}
