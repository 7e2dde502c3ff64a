import assert from 'node:assert/strict';

const N = '\\HeadlessCompanion\\';

/**
 * WP-CLI is not available here. This code replaces the part of it that the plugin uses. It behaves as the handbook of
 * WP-CLI says (https://make.wordpress.org/cli/handbook/references/internal-api/): commands are classes whose methods
 * get positional and named arguments, and error() ends the command with the exit code 1.
 */
const STAND_IN = `
  define( 'WP_CLI', true );
  eval( 'namespace WP_CLI\\\\Utils; function format_items( $format, $items, $fields ) { foreach ( $items as $item ) { \\\\WP_CLI::$said[] = implode( "|", array_map( function ( $field ) use ( $item ) { return $item[ $field ]; }, $fields ) ); } }' );
  eval( 'class WP_CLI {
    public static $said = array(); public static $commands = array();
    public static function add_command( $name, $class ) { self::$commands[ $name ] = $class; }
    public static function log( $text ) { self::$said[] = $text; }
    public static function success( $text ) { self::$said[] = "Success: $text"; }
    public static function warning( $text ) { self::$said[] = "Warning: $text"; }
    public static function error( $text ) { self::$said[] = "Error: $text"; throw new DomainException( "1" ); }
    public static function run( $name, $method, $arguments = array(), $options = array() ) {
      self::$said = array(); $code = 0;
      try { ( new self::$commands[ $name ]() )->$method( $arguments, $options ); } catch ( DomainException $end ) { $code = 1; }
      return array( $code, self::$said );
    }
  }' );
  // WP-CLI is normally loaded before the plugins, and the plugin then adds its command. Here the plugin is loaded
  // first.
  \\WP_CLI::add_command( 'headless', '${N.slice(1)}Command_Line' );`;

const empty = `global $wpdb; $wpdb->query( 'DELETE FROM ' . ${N}queue_table() );`;
const run = (php, ...commands) =>
  php(`${STAND_IN} ${empty} return array( ${commands.join(', ')} );`);
const command = (method, ...more) => `WP_CLI::run( 'headless', '${method}', ${more.join(', ')} )`;
const queued = `${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) )`;

const tests = {
  'wp headless test says what the website answers, and fails when it refuses': async ({
    php,
    site,
    callsOf,
  }) => {
    const { result, calls } = await callsOf(() => run(php, command('test', '[]')));
    assert.equal(calls[0].body.changes[0].type, 'test');
    assert.deepEqual(result[0][0], 0);
    assert.match(result[0][1].join(), /^Success: The website answered HTTP 202 within \d+ ms\.$/);
    site.status = 401;
    const [[code, said]] = await run(php, command('test', '[]'));
    assert.deepEqual([code, /^Error: The website answered HTTP 401/.test(said.join())], [1, true]);
  },

  'wp headless refresh makes the website load everything again': async ({ php, callsOf }) => {
    const { result, calls } = await callsOf(() => run(php, command('refresh', '[]')));
    assert.equal(calls[0].body.changes[0].type, 'settings');
    assert.match(result[0][1].join(), /^Success/);
  },

  'wp headless status lists pending deliveries and fails, and retry sends them': async ({
    php,
    site,
  }) => {
    site.status = 503;
    const [, waiting, failed, listed] = await run(
      ...[php, queued, command('status', '[]')],
      ...[command('retry', '[]'), command('status', '[]', `[ 'format' => 'json' ]`)],
    );
    assert.equal(waiting[0], 1);
    assert.ok(
      waiting[1].includes('Waiting: 1'),
      `the status must say "Waiting: 1": ${waiting[1].join()}`,
    );
    assert.match(waiting[1].at(-1), /^Error: The website has not heard of every change since/);
    assert.deepEqual([failed[0], failed[1]], [1, ['Error: 1 still waiting: HTTP 503']]);
    assert.match(listed[1][0], /\|settings\|pending\|1\|HTTP 503\|/);
    site.status = 202;
    const [, sent, status, unknown] = await run(
      ...[php, queued, command('retry', '[]'), command('status', '[]')],
      command('retry', `[ '999999' ]`),
    );
    assert.deepEqual(sent, [0, ['Success: Sent. Nothing waits any more.']]);
    assert.deepEqual([status[0], status[1].at(-1)], [0, 'Success: The website has every change.']);
    assert.deepEqual(unknown, [1, ['Error: There is no delivery with the id 999999.']]);
  },

  'every command has the help that WP-CLI reads from its comment': async ({ php }) => {
    const comments = await php.quietly(
      `return array_map( function ( $name ) { return (string) ( new ReflectionMethod( '${N.slice(1)}Command_Line', $name ) )->getDocComment(); }, array( 'status', 'test', 'refresh', 'retry' ) );`,
    );
    for (const comment of comments)
      assert.match(comment, /## EXAMPLES\s+\*\s+\*\s+(#.*\s+\*\s+)?\$ wp headless/);
  },
};

export default tests;
