import type { PreviewProps } from '@/lib/data/content-item';
import type { EventDetails } from '@/lib/data/events/queries';

import { EventArticle } from './event-article';

export const PreviewArticle = ({ item, url }: PreviewProps<EventDetails>) => (
  <EventArticle event={item} url={url} />
);
