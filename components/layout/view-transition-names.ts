const picture = 'main-picture';
const title = 'main-title';

/**
 * For the transition between a list and the page of one of its items: gives names to the picture and the title that
 * both pages show. The item's page has these names in its style sheet. In the list, this script gives them to the
 * item's card while the page changes. Browsers without transitions between pages never send these events.
 * https://drafts.csswg.org/css-view-transitions-2/#cross-document-same-origin
 */
export function connectViewTransitionNames(signal: AbortSignal): void {
  addEventListener(
    'pageswap',
    ({ activation, viewTransition }) => {
      nameCard(activation?.entry?.url, viewTransition);
    },
    { signal },
  );
  addEventListener(
    'pagereveal',
    ({ viewTransition }) => {
      nameCard(navigation?.activation?.from?.url, viewTransition);
    },
    { signal },
  );
}

/** Gives the names to the picture and the title of the card that links to this URL, until the transition has ended. */
function nameCard(url: string | null | undefined, transition: ViewTransition | null): void {
  // On the page of an item, its own picture and title already have the names.
  if (!url || !transition || document.querySelector('article h1')) return;
  const link = linkTo(new URL(url).pathname);
  const image = link?.closest('article, li')?.querySelector('img');
  if (!link || !image) return;
  image.style.viewTransitionName = picture;
  link.style.viewTransitionName = title;
  const forget = () => {
    image.style.viewTransitionName = '';
    link.style.viewTransitionName = '';
  };
  void transition.finished.then(forget, forget);
}

/** The first link to this path in `main`. */
function linkTo(path: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    ({ pathname }) => pathname === path,
  );
}
