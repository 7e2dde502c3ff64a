import { refreshSlugList } from '../data/slugs/find-slug';
import { networkResponses } from '../testing/responses';
import { slugList } from '../testing/slug-responses';
import { finalRedirectTarget } from './redirect-target';

describe('finalRedirectTarget', () => {
  it.each([
    ['/tag/w%C3%A4rme', '/tag/warme'],
    ['/de/tag/w%C3%A4rme/page/2', '/de/tag/warme/page/2'],
    ['/2023/12/a-dozen-candles', '/2023/12/twelve-candles'],
    ['/de/2011/01/twelve-candles', '/de/2023/12/twelve-candles'],
    ['/tag/432-hz', '/tag/432-hz'],
    ['/tag/made-up', '/tag/made-up'],
    ['/de/veranstaltungen', '/de/veranstaltungen'],
    ['/feed.xml', '/feed.xml'],
    // This path redirects to the post itself: two redirects are specified.
    ['/de/news/twelve-candles', '/de/news/twelve-candles'],
  ])('leads from %s to %s, by the list of slugs alone', async (path, target) => {
    const taxonomies = {
      post_tag: [
        ['warme', 41],
        ['432-hz', 2],
      ],
    };
    const aliases = { post_tag: [['w%c3%a4rme', 'warme']] };
    const { requests } = networkResponses({ body: slugList({ taxonomies, aliases }) });
    await refreshSlugList();

    expect(await finalRedirectTarget(path)).toBe(target);
    expect(requests).toHaveLength(1);
  });
});
