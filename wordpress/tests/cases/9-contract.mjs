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

const promises = {
  'post types and taxonomies have the REST collections of the contract': async ({ php }) => {
    const { pages, additions, taxonomies } = read('content-types');
    const collections = (names, find) =>
      `array_map( function ( $name ) { return ${find}( $name )->rest_base; }, array_combine( ${names}, ${names} ) )`;
    const ours = '\\HeadlessCompanion\\';
    const added = `array_diff( ${ours}content_types(), ${ours}page_types() )`;

    assert.deepEqual(
      await php(`return array(
        'pages'      => ${collections(`${ours}page_types()`, 'get_post_type_object')},
        'additions'  => ${collections(added, 'get_post_type_object')},
        'taxonomies' => ${collections(`${ours}content_taxonomies()`, 'get_taxonomy')},
      );`),
      { pages, additions, taxonomies },
    );
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

  'every call of all these tests has a shape that the contract shows': async ({ site }) => {
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

export default promises;
