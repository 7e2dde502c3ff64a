import { isMotionStopped } from '@/components/ui/motion';

const picture = 'main-picture';
const title = 'main-title';

/**
 * For the transition between a list and the page of one of its items: gives names to the picture and the title that
 * both pages show. The item's page has these names in its style sheet. In the list, this script gives them to the
 * item's card while the page changes. A page that has nothing in common with the next one is left without a transition,
 * because the browser would show the next page only after it has taken a picture of this one. Browsers without
 * transitions between pages never send these events.
 * https://drafts.csswg.org/css-view-transitions-2/#cross-document-same-origin
 */
export function connectViewTransitionNames(signal: AbortSignal): void {
  addEventListener(
    'pageswap',
    ({ activation, viewTransition }) => {
      if (!viewTransition) return;
      const next = activation?.entry?.url;
      const isNamed = isItem() ? isListOfItem(next) : nameCard(next, viewTransition);
      if (!isNamed || isMotionStopped()) skip(viewTransition);
    },
    { signal },
  );
  addEventListener(
    'pagereveal',
    ({ viewTransition }) => {
      if (viewTransition && !isItem()) nameCard(previousUrl(), viewTransition);
    },
    { signal },
  );
}

/** On the page of an item, its own picture and title already have the names. */
const isItem = () => Boolean(document.querySelector('article h1'));

/**
 * Whether this is the URL of the list of this page's item. The link to it is the first element of the article. The page
 * from which the visitor came counts as a list, too: for example the home page.
 */
function isListOfItem(url: string | null | undefined): boolean {
  if (!url) return false;
  const list = document.querySelector<HTMLAnchorElement>('article:has(h1) > :first-child a');

  return url === previousUrl() || new URL(url).pathname === list?.pathname;
}

/** The URL of the page before this one. Some browsers have transitions between pages, but not the Navigation API. */
const previousUrl = () => window.navigation?.activation?.from?.url;

function skip(transition: ViewTransition): void {
  transition.skipTransition();
  // The promise is rejected now, and nobody waits for it.
  transition.ready.catch(() => undefined);
}

/**
 * Gives the names to the picture and the title of the card that links to this URL, until the transition has ended.
 *
 * @returns whether there is such a card
 */
function nameCard(url: string | null | undefined, transition: ViewTransition): boolean {
  const link = url ? linkTo(new URL(url).pathname) : undefined;
  const image = link?.closest('article, li')?.querySelector('img');
  if (!link || !image) return false;
  image.style.viewTransitionName = picture;
  link.style.viewTransitionName = title;
  const forget = () => {
    image.style.viewTransitionName = '';
    link.style.viewTransitionName = '';
  };
  void transition.finished.then(forget, forget);
  return true;
}

/** The first link to this path in `main`. */
function linkTo(path: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    ({ pathname }) => pathname === path,
  );
}
