import type { APIRequestContext } from '@playwright/test';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

import { elementsIn } from '../../lib/html/tree';

export type GraphNode = Record<string, unknown> & { '@type': string; '@id'?: string };

/** The metadata of a page for programs: search engines, feed readers, and apps that show a preview of a link. */
export type Head = {
  status: number;
  html: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** The URL for each `hreflang`. */
  alternates: Record<string, string>;
  /** The URL of each feed. */
  feeds: string[];
  /** Metadata by its property or name, such as `og:title`. Where a name is repeated, the last value counts. */
  meta: Record<string, string>;
  graph: GraphNode[];
  headings: number;
};

/** Reads a page as a search engine receives it: no script runs. */
export async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const all = elementsIn(fromHtml(html));
  const elements = (tagName: string) => all.filter((each) => each.tagName === tagName);
  const metas = elements('meta');
  const links = elements('link');
  const named = (name: string) => text(metas.find((each) => each.properties.name === name));
  const rel = (name: string) => links.filter((each) => String(each.properties.rel) === name);
  const data = elements('script').filter(({ properties }) => {
    return properties.type === 'application/ld+json';
  });

  return {
    status: response.status(),
    html,
    title: elements('title').map((each) => toString(each))[0] ?? '',
    description: named('description'),
    robots: named('robots'),
    canonical: rel('canonical').map(address)[0] ?? '',
    alternates: Object.fromEntries(
      rel('alternate').flatMap((each) =>
        each.properties.hrefLang ? [[String(each.properties.hrefLang), address(each)]] : [],
      ),
    ),
    feeds: rel('alternate').flatMap((each) => (each.properties.type ? [address(each)] : [])),
    meta: Object.fromEntries(
      metas.map((each) => [String(each.properties.property ?? each.properties.name), text(each)]),
    ),
    graph: data.flatMap((each) => JSON.parse(toString(each))['@graph'] as GraphNode[]),
    headings: elements('h1').length,
  };
}

const text = (meta: Element | undefined) => String(meta?.properties.content ?? '');
const address = ({ properties }: Element) => String(properties.href ?? '');
