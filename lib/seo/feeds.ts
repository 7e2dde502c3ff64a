import { localizedPath } from '../i18n/href';
import type { Locale } from '../i18n/routing';

/** The paths of what can be subscribed to in a language. */
export function feedPaths(locale: Locale) {
  const home = localizedPath({ pathname: '/' }, locale).replace(/\/$/, '');
  const events = localizedPath({ pathname: '/events' }, locale);

  return {
    news: `${home}/feed.xml`,
    newsJson: `${home}/feed.json`,
    events: `${events}/feed.xml`,
  } as const;
}
