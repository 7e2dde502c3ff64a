import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import contract from '../../wordpress/contract/content-types.json';
import { localizedPath, toHref } from '../i18n/href';
import { routing } from '../i18n/routing';
import { additions, contentTypeNames, contentTypes, taxonomies } from './content-type-registry';
import { itemHref } from './item-href';
import { itemsOf } from './items-of';

describe.each(contentTypeNames)('the content type %s', (name) => {
  it('says how one of its items is found, parsed, shared and described to search engines', async () => {
    const items = await itemsOf(name);

    for (const part of ['find', 'parse', 'share', 'node'] as const) {
      expect(items[part]).toBeInstanceOf(Function);
    }
  });

  it('has a component that shows an item in a preview, where the page of previews looks for it', () => {
    const file = join('components', contentTypes[name].section, 'preview-article.tsx');

    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^export (const|function) PreviewArticle\b/m);
  });
});

it('the content types and taxonomies of the plugin have the same names and REST collections here', () => {
  const collectionsOf = (types: Record<string, { collection: string }>) =>
    Object.fromEntries(Object.entries(types).map(([name, { collection }]) => [name, collection]));

  // An owner may add content types of a plugin of their own.
  expect(collectionsOf(contentTypes)).toMatchObject(contract.pages);
  expect(collectionsOf(additions)).toEqual(contract.additions);
  expect(collectionsOf(taxonomies)).toEqual(contract.taxonomies);
});

it('the plugin links to the paths of the site', () => {
  const item = { slug: 'a-slug', date: '2024-05-17' };
  const pages = [
    ...contentTypeNames.map((name) => ({ name, href: itemHref(name, item) })),
    ...Object.entries(additions).map(([name, addition]) => ({
      name,
      href: toHref(addition.item, { slug: item.slug }),
    })),
  ];
  const paths = pages.map(({ name, href }) => [
    name,
    Object.fromEntries(routing.locales.map((locale) => [locale, localizedPath(href, locale)])),
  ]);

  expect(Object.fromEntries(paths)).toMatchObject(contract.paths);
});
