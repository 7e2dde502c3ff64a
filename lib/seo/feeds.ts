import { localizedPath } from '../i18n/href';
import type { Locale } from '../i18n/routing';

/** The paths of the feeds in a language. */
export function feedPaths(locale: Locale) {
  return {
    news: localizedPath({ pathname: '/feed.xml' }, locale),
    newsJson: localizedPath({ pathname: '/feed.json' }, locale),
    events: localizedPath({ pathname: '/events/feed.xml' }, locale),
  } as const;
}
