import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { expectedSignature } from '../lib/receiver.mjs';

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../contract/${name}.json`, import.meta.url), 'utf8'));
const contract = read('webhook');
const keysOf = (value) => Object.keys(value);
const OPTIONAL = [
  'previousSlug',
  'previousDate',
  'startDate',
  'previousStartDate',
  'tour',
  'previousTour',
  'previousTerms',
];

const tests = {
  'the post types and taxonomies of the contract are ours, and their collections are REST routes':
    async ({ php }) => {
      const { pages, additions, taxonomies } = read('content-types');
      const ours = '\\HeadlessCompanion\\';
      const names = await php(`return array(
        'pages'      => ${ours}page_types(),
        'additions'  => array_values( array_diff( ${ours}content_types(), ${ours}page_types() ) ),
        'taxonomies' => ${ours}content_taxonomies(),
      );`);
      assert.deepEqual(names, {
        pages: keysOf(pages),
        additions: keysOf(additions),
        taxonomies: keysOf(taxonomies),
      });

      const routes = await php('return array_keys( rest_get_server()->get_routes() );');
      for (const collection of Object.values({ ...pages, ...additions, ...taxonomies }))
        assert.ok(routes.includes(`/wp/v2/${collection}`), `/wp/v2/${collection} must be a route`);
    },

  'View and the links of the German version lead to the paths of the contract': async ({ php }) => {
    const links = await php(`
      $links = array();
      foreach ( \\HeadlessCompanion\\content_types() as $type ) {
        $item = new WP_Post( (object) array( 'post_type' => $type, 'post_status' => 'publish', 'post_name' => 'a-slug', 'post_date' => '2024-05-17 20:00:00' ) );
        foreach ( array( 'en', 'de' ) as $language ) {
          $links[ $type ][ $language ] = str_replace( headless_companion_site_url(), '', \\HeadlessCompanion\\public_address( $item, $language ) );
        }
      }
      return $links;`);
    assert.deepEqual(links, read('content-types').paths);
  },

  'PHP signs the contract’s examples as the contract says': async ({ php }) => {
    const { example, rotationExample } = contract.signature;
    for (const { secrets = [example.secret], t, body, header } of [example, rotationExample]) {
      const b64 = Buffer.from(body).toString('base64');
      assert.equal(
        await php(
          `return \\HeadlessCompanion\\webhook_signature( base64_decode( '${b64}' ), json_decode( '${JSON.stringify(secrets)}' ), ${t} );`,
        ),
        header,
      );
      assert.equal(expectedSignature(body, t, secrets), header);
    }
  },

  'every call of all these tests has the format of an example in the contract': async ({
    site,
  }) => {
    const shown = contract.examples.flatMap((example) => example.body.changes);
    const full = [
      'type',
      'id',
      'action',
      'slug',
      'previousSlug',
      'date',
      'previousDate',
      'startDate',
      'previousStartDate',
      'tour',
      'previousTour',
      'languages',
      'terms',
      'previousTerms',
    ];
    assert.ok(site.calls.length > 10);
    for (const call of site.calls) {
      const body = JSON.parse(call.raw);
      assert.deepEqual(keysOf(body), keysOf(contract.examples[0].body));
      for (const change of body.changes) {
        assert.deepEqual(
          keysOf(change),
          full.filter((key) => !OPTIONAL.includes(key) || key in change),
          'a change must have the keys of the contract, in the same order',
        );
        const twin =
          shown.find(({ type, action }) => type === change.type && action === change.action) ??
          shown.find(
            ({ type, action }) =>
              ['category', 'post_tag'].includes(type) &&
              ['category', 'post_tag'].includes(change.type) &&
              action === change.action,
          );
        assert.equal(
          'startDate' in change,
          change.type === 'event',
          'changes of events must have startDate, other changes must not',
        );
        assert.ok(twin, `the contract must have an example of ${change.type} ${change.action}`);
        for (const key of ['slug', 'date'])
          assert.equal(
            typeof change[key],
            typeof twin[key],
            `${key} of ${change.type} ${change.action} must have the type of the contract`,
          );
        for (const term of [...change.terms, ...(change.previousTerms ?? [])])
          assert.deepEqual(keysOf(term), ['taxonomy', 'id', 'slug']);
      }
    }
  },
};

export default tests;
