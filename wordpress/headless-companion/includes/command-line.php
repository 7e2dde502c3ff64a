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
 * Shows what WordPress has told the website, and sends it again.
 */
class Command_Line {

	/**
	 * Shows whether the website is connected, and which deliveries are pending.
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
	 *     # The exit code is 1 while changes are pending.
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
	 * Sends a test message, which changes nothing, and shows the response of the website.
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
			\WP_CLI::error( 'The delivery could not be inserted into the queue in the database. Check the database.' );
		}
		self::report( $row );
	}

	/**
	 * Makes the website load everything from WordPress again.
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
			\WP_CLI::error( 'The delivery could not be inserted into the queue in the database. Check the database.' );
		}
		deliver();
		$row = get_delivery( $id );
		if ( ! $row ) {
			// It was merged into a delivery that was pending already, and sent with it.
			\WP_CLI::success( 'Sent, together with the deliveries that were pending.' );
			return;
		}
		self::report( $row );
	}

	/**
	 * Sends pending deliveries now, without waiting for the time of their next attempt.
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
			\WP_CLI::error( "There is no delivery with the id {$arguments[0]}." );
		}
		make_due( $id );
		deliver();
		$waiting = count_deliveries( PENDING ) + count( unstored_deliveries() );
		if ( $waiting ) {
			\WP_CLI::error( sprintf( '%d still waiting: %s', $waiting, self::last_response() ) );
		}
		\WP_CLI::success( 'Sent. Nothing waits any more.' );
	}

	/** The columns of the list of deliveries. */
	const COLUMNS = array( 'id', 'time', 'what', 'state', 'attempts', 'answer', 'next' );

	/**
	 * Ends the command if the website is not connected.
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
					'answer'   => response_text( $row ),
					'next'     => PENDING === $row->status ? local_time( (int) $row->next_at ) : '',
				);
			},
			recent_deliveries()
		);
	}

	/**
	 * Prints the result of a delivery. Ends the command with exit code 1 if the delivery failed.
	 *
	 * @param object $row Row.
	 */
	private static function report( $row ) {
		$text = sprintf( 'The website answered %s within %d ms.', response_text( $row ), $row->duration );
		if ( DELIVERED === $row->status ) {
			\WP_CLI::success( $text );
		} else {
			\WP_CLI::error( $text );
		}
	}

	/**
	 * The last response of the website to a pending delivery.
	 *
	 * @return string
	 */
	private static function last_response() {
		foreach ( pending_deliveries() as $row ) {
			return response_text( $row );
		}
		return 'the deliveries could not be inserted into the database';
	}
}
