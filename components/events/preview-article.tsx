import type { PreviewProps } from '@/lib/data/content-item';
import type { EventDetails } from '@/lib/data/events/queries';

import { EventArticle } from './event-article';

/** Shows an event in a preview. app/[locale]/previewed-item.tsx imports this file by its path. */
export const PreviewArticle = ({ item, url }: PreviewProps<EventDetails>) => (
  <EventArticle event={item} url={url} />
);
