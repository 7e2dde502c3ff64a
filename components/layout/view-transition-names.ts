const picture = 'main-picture';
const title = 'main-title';

/**
 * Names, for the transition between a list and the page of one of its items, the picture and the title that both show: the
 * item's page has these names in its style sheet, and the list gives them to the card while the page changes. Browsers
 * without transitions between pages never send these events.
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

/** Names the parts of the card that links to this address, until the transition has ended. */
function nameCard(url: string | null | undefined, transition: ViewTransition | null): void {
  // The page of an item: its own picture and title have the names.
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

/** The first link of a list that leads there. */
function linkTo(path: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    ({ pathname }) => pathname === path,
  );
}
