import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { noteRemovals, wasRemovedSince } from '../cache/reported-removals.mjs';
import { secondsSinceWebhook } from './webhook-age';
import { productSlug } from '../config/product-slug';
import type { RedisChannel } from './redis-channel';
import { refresh, refreshEverything } from './refresh';
import type { Change } from './webhook-schema';

jest.mock('./refresh', () => ({ refresh: jest.fn(), refreshEverything: jest.fn() }));

type Options = ConstructorParameters<typeof RedisChannel>[0];
let options: Options;
const published: Change[][] = [];

jest.mock('./redis-channel', () => ({
  RedisChannel: class {
    state = 'starting';
    constructor(given: Options) {
      options = given;
    }
    run = async () => undefined;
    publish = (changes: Change[]) => published.push(changes);
  },
}));

const changes: Change[] = [
  { type: 'post', id: 7, action: 'updated', terms: [], previousTerms: [] },
];

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'production', REDIS_URL: 'redis://redis.example' });
  const others = await import('./other-processes');
  expect(others.otherProcessesState()).toBeNull();
  await others.connectToOtherProcesses();
  expect(others.otherProcessesState()).toBe('starting');
  others.publishToOtherProcesses(changes);
});

afterAll(() => {
  Object.assign(process.env, { NODE_ENV: 'test', REDIS_URL: '' });
});

it('tells the others of a webhook', () => {
  expect(published).toEqual([changes]);
});

it('has a channel of its own for each site', () => {
  expect(options.channel).toBe(`${productSlug}:site.example:changes`);
});

it('treats a change that another process got as its own', () => {
  expect(secondsSinceWebhook(new Date())).toBeNull();
  options.onChanges(changes);

  expect(refresh).toHaveBeenCalledWith(changes);
  expect(secondsSinceWebhook(new Date())).toBe(0);
});

it('renders everything again after a gap', () => {
  options.onGap();

  expect(refreshEverything).toHaveBeenCalledTimes(1);
});

it('knows what another process knows to be removed, and expires the pages that show it', () => {
  const before = Date.now() - 1;
  noteRemovals(['post:1']);
  options.onRemovals([...options.getRemovals(), ['post:2', Date.now()]]);

  expect(wasRemovedSince('post:2', before)).toBe(true);
  expect(tagsManifest.get('post:2')?.stale).toBeGreaterThan(before);
  expect(tagsManifest.has('post:1')).toBe(false);
});
