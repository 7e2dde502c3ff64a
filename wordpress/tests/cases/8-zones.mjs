import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { anonymous, encode, event, make, makeAll } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';
const US = 'United States';

/**
 * Town, state, country and the expected time zone.
 * @type {[string, string, string, string][]}
 */
const places = [
  ['Phoenix', 'Arizona', US, 'America/Phoenix'],
  ['Tucson', 'AZ', 'USA', 'America/Phoenix'],
  ['Phoenix', '', US, 'America/Phoenix'],
  ['Portland', 'Maine', US, 'America/New_York'],
  ['Portland', 'ME', 'U.S.A.', 'America/New_York'],
  ['Portland', 'Maine', '', 'America/New_York'],
  ['Portland, Maine', '', US, 'America/New_York'],
  ['Portland', 'Oregon', US, 'America/Los_Angeles'],
  ['Richmond', 'California', US, 'America/Los_Angeles'],
  ['Richmond', 'NEW  YORK', 'the United States', 'America/New_York'],
  ['Hilo', 'Hawaiʻi', US, 'Pacific/Honolulu'],
  ['Anchorage', '', 'Vereinigte Staaten', 'America/Anchorage'],
  ['Boise', 'Idaho', US, 'America/Boise'],
  ['Moscow', 'Idaho', US, 'America/Los_Angeles'],
  ['Detroit', 'Michigan', US, 'America/Detroit'],
  ['El Paso', 'Texas', US, 'America/Denver'],
  ['Marfa', 'Texas', US, 'America/Chicago'],
  ['Nashville', 'Tennessee', US, 'America/Chicago'],
  ['Knoxville', 'Tennessee', US, 'America/New_York'],
  ['Washington', 'D. C.', US, 'America/New_York'],
  ['Washington', 'D. C.', '', 'America/New_York'],
  ['Washington', 'D.C.', US, 'America/New_York'],
  ['Washington', 'District of Columbia', US, 'America/New_York'],
  ['Washington, D. C.', '', US, 'America/New_York'],
  ['', 'Washington, D. C.', US, 'America/New_York'],
  ['San Juan', 'Puerto Rico', US, 'America/Puerto_Rico'],
  ['San Juan', '', 'Puerto Rico', 'America/Puerto_Rico'],
  ['Luzern', 'LU', 'CH', 'Europe/Zurich'],
  ['Berlin', '', 'Deutschland', 'Europe/Berlin'],
  ['Wien', '', 'Österreich', 'Europe/Vienna'],
  ['Reykjavík', '', 'Iceland', 'Atlantic/Reykjavik'],
  ['London', '', 'England', 'Europe/London'],
  ['Abidjan', '', "Cote d'Ivoire", 'Africa/Abidjan'],
  ['St. John’s', '', 'Antigua and Barbuda', 'America/Antigua'],
  ['Mumbai', '', 'India', 'Asia/Kolkata'],
  ['Toronto', 'Ontario', 'Canada', 'America/Toronto'],
  ['São Paulo', '', 'Brazil', 'America/Sao_Paulo'],
  // These places do not determine a time zone.
  ['Banff', '', 'Canada', ''],
  ['Boston', '', 'Canada', ''],
  ['Boston', '', US, ''],
  ['Basel', '', '', ''],
  ['Herisau', 'AR', '', ''],
  ['Hall', '', 'Atlantis', ''],
  ['', '', '', ''],
];

/**
 * Loads the script of the editor's screens that returns the hint about the time zone, in English.
 * @returns {(fields: object, places: object) => string}
 */
function loadHint() {
  const i18n = { __: String, sprintf: (words, name) => words.replace('%s', name) };
  /** @type {any} */
  const window = { wp: { i18n } };
  const file = new URL('../../headless-companion/assets/place-zone.js', import.meta.url);
  runInNewContext(readFileSync(file, 'utf8'), { window });
  return window.headlessCompanionZoneHint;
}

const tests = {
  'an event has the time zone of its place': async ({ php, rest }) => {
    const ids = await makeAll(
      php,
      places.map(([city, state, country]) =>
        event('Somewhere', { start_date: '2036-07-01', city, state, country }),
      ),
    );
    const zones = await php.quietly(`return array_map( '${N}event_zone', ${encode(ids)} );`);
    assert.deepEqual(
      places.map(([city, state, country], index) => [city, state, country, zones[index]]),
      places,
    );
    const { body } = await rest('GET', '/wp/v2/events&type=upcoming', undefined, anonymous);
    const returned = new Map(body.map(({ id, timezone }) => [id, timezone]));
    assert.deepEqual(
      ids.map((id) => returned.get(id)),
      places.map(([, , , zone]) => zone || null),
    );
  },

  'the zone follows the place when it changes, a chosen zone comes first, and a preview has that of the unsaved place':
    async ({ php }) => {
      const id = await make(php, event('Moving', { start_date: '2036-07-01', country: 'Japan' }));
      const zones = await php.quietly(`
        $zones = array( ${N}event_zone( ${id} ) );
        update_post_meta( ${id}, 'country', 'Schweiz' );
        $zones[] = ${N}event_zone( ${id} );
        update_post_meta( ${id}, 'timezone', 'Europe/London' );
        $zones[] = ${N}event_zone( ${id} );
        update_post_meta( ${id}, 'timezone', '' );
        $zones[] = ${N}event_zone( ${id} );
        $preview = ${N}render_unsaved( get_post( ${id} ), array( 'meta' => array( 'country' => 'Iceland' ) ) );
        $zones[] = $preview['event']['timezone'];
        delete_post_meta( ${id}, 'country' );
        $zones[] = ${N}event_zone( ${id} );
        return $zones;`);
      assert.deepEqual(zones, [
        ...['Asia/Tokyo', 'Europe/Zurich', 'Europe/London', 'Europe/Zurich'],
        ...['Atlantic/Reykjavik', ''],
      ]);
    },

  'an update of the plugin finds the zones of events that were stored before': async ({ php }) => {
    const id = await make(php, event('Older', { start_date: '2036-07-01', country: 'Japan' }));
    const zones = await php.quietly(`
      ${N}set_up_once();
      delete_post_meta( ${id}, '_headless_internal_place_zone' );
      $zones = array( ${N}event_zone( ${id} ) );
      update_option( 'headless_companion_setup', '3' );
      ${N}set_up_once();
      $zones[] = ${N}event_zone( ${id} );
      delete_post_meta( ${id}, '_headless_internal_place_zone' );
      ${N}set_up_once();
      $zones[] = ${N}event_zone( ${id} );
      return $zones;`);
    assert.deepEqual(zones, ['', 'Asia/Tokyo', '']);
  },

  'every state and territory of the United States has zones that exist, and every country has one name only':
    async ({ php }) => {
      const states = await php.quietly(`return ${N}us_states();`);
      const codes = Object.keys(states).filter((name) => name.length === 2);
      const zones = Object.values(states).flatMap(({ zone, towns }) => [
        zone,
        ...Object.values(towns),
      ]);
      const unknown = await php.quietly(
        `return array_values( array_filter( ${encode([...new Set(zones)])}, function ( $zone ) { return '' === ${N}parse_zone( $zone ); } ) );`,
      );
      assert.deepEqual([codes.length, unknown], [56, []]);

      const countries = await php.quietly(`return ${N}country_codes();`);
      const english = new Intl.DisplayNames('en', { type: 'region' });
      assert.ok(Object.keys(countries).length > 400);
      for (const [name, code] of Object.entries(countries))
        if (name.length > 2)
          assert.notEqual(english.of(code), code, `${code} of "${name}" must be a country code`);
    },

  'the screens ask for the time zone exactly where the place may leave it open': async ({
    php,
  }) => {
    const known = await php.quietly(`return ${N}zone_places();`);
    const hint = loadHint();
    const hintFor = (fields) => hint({ start_date: '2036-07-01', ...fields }, known);
    /** @type {[object, RegExp][]} */
    const unclear = [
      [{ country: '' }, /^Choose the time zone, or write the country/],
      [{ state: 'Arizona' }, /^Choose the time zone, or write the country/],
      [{ country: 'Canada' }, /“Canada” has more than one/],
      [{ country: 'Kanada' }, /“Kanada” has more than one/],
      [{ country: US }, /“United States” has more than one/],
      [{ country: 'USA', state: 'Texas' }, /“Texas” has more than one/],
      [{ country: 'USA', state: 'Cascadia' }, /“Cascadia” has more than one/],
      [{ country: 'Atlantis' }, /does not know the one of “Atlantis”/],
    ];
    for (const [fields, words] of unclear) assert.match(hintFor(fields), words);
    for (const fields of [
      ...[{ country: 'Switzerland' }, { country: 'schweiz' }, { country: 'Österreich' }],
      ...[{ country: 'Germany' }, { country: 'England' }, { country: 'Côte d’Ivoire' }],
      ...[{ country: 'Antigua & Barbuda' }, { country: 'Großbritannien' }],
      ...[
        { country: 'U.S.A.', state: 'AZ' },
        { country: 'the United States', state: 'Hawaiʻi' },
      ],
      ...[
        { country: 'USA', state: 'D. C.' },
        { country: 'USA', state: 'Puerto Rico' },
      ],
      ...[
        { country: 'Canada', timezone: 'America/Toronto' },
        { country: '', start_date: '' },
      ],
    ])
      assert.equal(hintFor(fields), '', `no hint must be shown for ${JSON.stringify(fields)}`);

    // The script must know every country name that the plugin knows.
    const file = new URL(
      '../../headless-companion/includes/events/country-names.php',
      import.meta.url,
    );
    const names = [...readFileSync(file, 'utf8').matchAll(/^\t'..' => '(.*)',$/gm)];
    for (const name of names.flatMap(([, each]) => each.replaceAll("\\'", "'").split('|')))
      assert.doesNotMatch(
        hintFor({ country: name }),
        /does not know/,
        `the script must know the country "${name}"`,
      );
    assert.ok(names.length > 200);
  },
};

export default tests;
