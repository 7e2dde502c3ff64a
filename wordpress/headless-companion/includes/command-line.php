<?php
/**
 * The commands of WP-CLI: wp headless status, test, refresh and retry.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

if ( defined( 'WP_CLI' ) && WP_CLI && class_exists( 'WP_CLI' ) ) {
	\WP_CLI::add_command( 'headless', __NAMESPACE__ . '\\Command_Line' );
}

/**
 * Shows and repeats what WordPress tells the website.
 */
class Command_Line {

	/**
	 * Says whether the website is connected, and which deliveries wait.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How the last deliveries are listed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Exit code 1 while the website does not hear of changes.
	 *     $ wp headless status
	 *     Website: https://www.example.com
	 *     Waiting: 0
	 *     Success: The website has every change.
	 *
	 * @param string[]              $arguments Unused.
	 * @param array<string, string> $options   format.
	 */
	public function status( $arguments, $options ) {
		$format = isset( $options['format'] ) ? $options['format'] : 'table';
		if ( 'table' !== $format ) {
			\WP_CLI\Utils\format_items( $format, self::rows(), self::COLUMNS );
			return;
		}
		self::require_connection();
		$waiting = count_deliveries( PENDING ) + count( unstored_deliveries() );
		\WP_CLI::log( 'Website: ' . setting( 'site_url' ) );
		\WP_CLI::log( "Waiting: $waiting" );
		\WP_CLI\Utils\format_items( 'table', self::rows(), self::COLUMNS );
		if ( $waiting ) {
			$since = oldest_waiting();
			\WP_CLI::error( 'The website has not heard of every change' . ( $since ? ' since ' . local_time( $since ) : '' ) . '. Try: wp headless retry' );
		}
		\WP_CLI::success( 'The website has every change.' );
	}

	/**
	 * Sends a message that changes nothing, and says what the website answers.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp headless test
	 *     Success: The website answered HTTP 202 within 12 ms.
	 */
	public function test() {
		self::require_connection();
		$row = deliver_test( enqueue( array( plain_change( 'test', 0, 'updated' ) ), TESTING ) );
		if ( ! $row ) {
			\WP_CLI::error( 'The database did not store the message.' );
		}
		self::report( $row );
	}

	/**
	 * Has the website read everything again.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp headless refresh
	 *     Success: The website answered HTTP 202 within 15 ms.
	 */
	public function refresh() {
		self::require_connection();
		$id = enqueue( array( plain_change( 'settings', 0, 'updated' ) ) );
		if ( ! $id ) {
			\WP_CLI::error( 'The database did not store the message.' );
		}
		deliver();
		$row = get_delivery( $id );
		if ( ! $row ) {
			// It was sent together with what waited before.
			\WP_CLI::success( 'Sent, together with what waited.' );
			return;
		}
		self::report( $row );
	}

	/**
	 * Sends what waits now, without waiting for its time.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : Only the delivery of this id, as `wp headless status` lists it. Older deliveries are still sent first.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp headless retry
	 *     Success: Sent. Nothing waits any more.
	 *
	 * @param string[] $arguments The id, if any.
	 */
	public function retry( $arguments ) {
		self::require_connection();
		$id = isset( $arguments[0] ) ? absint( $arguments[0] ) : 0;
		if ( isset( $arguments[0] ) && ! get_delivery( $id ) ) {
			\WP_CLI::error( "There is no delivery {$arguments[0]}." );
		}
		make_due( $id );
		deliver();
		$waiting = count_deliveries( PENDING ) + count( unstored_deliveries() );
		if ( $waiting ) {
			\WP_CLI::error( sprintf( '%d still waiting: %s', $waiting, self::last_answer() ) );
		}
		\WP_CLI::success( 'Sent. Nothing waits any more.' );
	}

	/** The columns of the list of deliveries. */
	const COLUMNS = array( 'id', 'time', 'what', 'state', 'attempts', 'answer', 'next' );

	/**
	 * Ends the command where nothing can be sent.
	 */
	private static function require_connection() {
		if ( '' === webhook_endpoint() || ! signing_secrets() ) {
			\WP_CLI::error( 'Nothing is sent yet: the address of the website, or a secret, is missing. See Settings → Headless site.' );
		}
	}

	/**
	 * The last deliveries, the newest first.
	 *
	 * @return array<int, array<string, string>>
	 */
	private static function rows() {
		return array_map(
			static function ( $row ) {
				return array(
					'id'       => $row->id,
					'time'     => local_time( (int) $row->created_at ),
					'what'     => $row->summary,
					'state'    => $row->status,
					'attempts' => $row->attempts,
					'answer'   => answer_text( $row ),
					'next'     => PENDING === $row->status ? local_time( (int) $row->next_at ) : '',
				);
			},
			recent_deliveries()
		);
	}

	/**
	 * Says how a delivery ended; ends the command with 1 if it failed.
	 *
	 * @param object $row Row.
	 */
	private static function report( $row ) {
		$text = sprintf( 'The website answered %s within %d ms.', answer_text( $row ), $row->duration );
		if ( DELIVERED === $row->status ) {
			\WP_CLI::success( $text );
		} else {
			\WP_CLI::error( $text );
		}
	}

	/**
	 * What the website said last.
	 *
	 * @return string
	 */
	private static function last_answer() {
		foreach ( pending_deliveries() as $row ) {
			return answer_text( $row );
		}
		return 'the database does not store them';
	}
}
