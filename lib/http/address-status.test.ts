import contract from '../../wordpress/contract/slugs.json';
import { refreshSlugList } from '../data/slugs/find-slug';
import { localizedPath } from '../i18n/href';
import { networkResponses } from '../testing/responses';
import { addressStatusOf } from './address-status';

const paths: Record<string, (slug: string) => string> = {
  post: (slug) => `/2020/01/${slug}`,
  event: (slug) => `/events/${slug}`,
  category: (slug) => `/category/${slug}`,
  post_tag: (slug) => `/tag/${slug}`,
};

const aliases = Object.entries(contract.list.aliases).flatMap(([kind, pairs]) =>
  pairs.map(([alias = '', slug = '']) => ({ kind, alias, slug })),
);

describe('with the list of the contract', () => {
  beforeAll(async () => {
    networkResponses({ body: contract.list });
    await refreshSlugList();
  });

  it.each(aliases)('$alias, a $kind, leads to $slug', async ({ kind, alias, slug }) => {
    const status = await addressStatusOf(`/en${paths[kind]?.(alias)}`);

    expect(typeof status === 'object' && localizedPath(status, 'en')).toMatch(
      new RegExp(`^/[^%]*/${slug}$`),
    );
  });

  it('a near miss of a slug or of another one is missing', async () => {
    for (const slug of ['contract-warmee', 'contract--warme', 'contract-w%C3%A4rmee']) {
      expect(await addressStatusOf(`/en/tag/${slug}`)).toBe('missing');
    }
  });
});
