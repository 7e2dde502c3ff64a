import { readSchemaOrg } from './schema-org';

type Node = { [property: string]: unknown };

const vocabulary = readSchemaOrg();

/** The properties that Google's rich results require, and recommended ones that the site always knows. */
const required: Record<string, string[]> = {
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  MusicEvent: ['name', 'startDate', 'location', 'performer', 'eventStatus'],
  Event: ['name', 'startDate', 'location'],
  Offer: ['url'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  MusicAlbum: ['name', 'byArtist'],
  MusicRecording: ['name'],
  MusicGroup: ['name', 'url'],
  WebSite: ['name', 'url'],
  ImageObject: ['url'],
};

const zoned = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z))?$/;
const dates = new Set([
  'startDate',
  'endDate',
  'previousStartDate',
  'datePublished',
  'dateModified',
  'uploadDate',
]);

/** The `@id` of everything that one of these graphs describes. A page may refer to what another page describes. */
export function idsOf(graphs: unknown[]): Set<unknown> {
  const nodes = graphs.flatMap(nodesIn).filter((node) => node['@type'] && node['@id']);

  return new Set(nodes.map((node) => node['@id']));
}

/**
 * The faults of a graph: unknown types and properties, missing or empty properties, dates without a time zone, and
 * references to nothing.
 *
 * @param ids the `@id` of everything that some page describes
 */
export function faultsOf(graph: unknown, ids: Pick<Set<unknown>, 'has'>): string[] {
  const { '@context': context, '@graph': things } = graph as Node;
  if (context !== 'https://schema.org' || !Array.isArray(things)) return ['is not one graph'];

  return things.flatMap(nodesIn).flatMap((node) => faultsOfNode(node, ids));
}

/** The types of everything in a graph. */
export function typesOf(graph: unknown): string[] {
  return nodesIn((graph as Node)['@graph'] as Node).flatMap((node) => String(node['@type'] ?? []));
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== 'object') return [];

  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function faultsOfNode(node: Node, ids: Pick<Set<unknown>, 'has'>): string[] {
  const names = Object.keys(node);
  if (names.length === 1 && names[0] === '@id') {
    return ids.has(node['@id']) ? [] : [`nothing is ${String(node['@id'])}`];
  }
  const type = String(node['@type']);
  const known = vocabulary.get(type);
  if (!known) return [`no such type: ${type}`];

  // schema.org has no `query-input`. Google defines this property for the search of a site.
  const own = names.filter((name) => !name.startsWith('@') && name !== 'query-input');
  return [
    ...own.filter((name) => !known.has(name)).map((name) => `${type} has no ${name}`),
    ...(required[type] ?? [])
      .filter((name) => isEmpty(node[name]))
      .map((name) => `${type} lacks ${name}`),
    ...own.filter((name) => isEmpty(node[name])).map((name) => `${type}.${name} says nothing`),
    ...own
      .filter((name) => dates.has(name) && !zoned.test(String(node[name])))
      .map((name) => `${type}.${name} is ${String(node[name])}`),
  ];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
