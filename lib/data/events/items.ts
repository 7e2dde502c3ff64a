import 'server-only';

import { z } from 'zod';

import { getEventPages } from '../../feeds/sitemaps/events';
import { eventShare } from '../../media/share-images/content-texts';
import { eventNode } from '../../seo/json-ld/event';
import type { ContentItems } from '../content-item';
import { findEvent, parseEvent, type EventDetails } from './queries';
import { hasStartDate } from './raw-event';

/** The preview of an event has the fields of every post, and the record of the event in `event`. */
const rawPreview = z.object({ event: z.unknown().optional() });

export const items: ContentItems<EventDetails> = {
  find: findEvent,
  parse: (response, locale) => {
    const { event } = rawPreview.parse(response);
    return hasStartDate(event) ? parseEvent(event, locale) : null;
  },
  share: eventShare,
  node: (event, { sharePath }) => eventNode(event, sharePath),
  sitemapPages: async (part, now) => (part === 1 ? getEventPages(now) : null),
};
