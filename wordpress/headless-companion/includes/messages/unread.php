<?php
/**
 * The number of unread messages in the menu. No page waits for Supabase: the menu shows the last known number, which
 * the heartbeat of an open screen updates.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const UNREAD_TRANSIENT = 'headless_companion_unread';

/**
 * Saves the number of unread messages.
 *
 * @param int $count Number.
 */
function remember_unread( $count ) {
	set_transient( UNREAD_TRANSIENT, array( 'count' => $count, 'at' => time() ), DAY_IN_SECONDS );
}

/**
 * The last known number of unread messages.
 *
 * @return int
 */
function known_unread() {
	$known = get_transient( UNREAD_TRANSIENT );
	return is_array( $known ) && has_supabase() ? (int) $known['count'] : 0;
}

/**
 * The title of the menu item, with the number of unread messages.
 *
 * @return string HTML.
 */
function messages_menu_title() {
	$count = known_unread();
	$title = esc_html__( 'Messages', 'headless-companion' );
	if ( ! $count ) {
		return $title;
	}
	/* translators: %s: number of messages. */
	$words = sprintf( _n( '%s unread message', '%s unread messages', $count, 'headless-companion' ), number_format_i18n( $count ) );
	return sprintf(
		'%s <span class="awaiting-mod count-%d"><span class="pending-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
		$title,
		$count,
		esc_html( number_format_i18n( $count ) ),
		esc_html( $words )
	);
}

/**
 * Updates the number in the menu, which was created before the number was loaded.
 */
function renew_messages_menu() {
	foreach ( $GLOBALS['menu'] as $index => $entry ) {
		if ( MESSAGES_PAGE === $entry[2] ) {
			$GLOBALS['menu'][ $index ][0] = messages_menu_title(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- there is no other way after admin_menu.
		}
	}
}

add_action( 'heartbeat_tick', __NAMESPACE__ . '\\count_unread_at_shutdown' );

/**
 * Counts again after a heartbeat of an open screen, at most once a minute, and only for users who see the number.
 */
function count_unread_at_shutdown() {
	$known  = get_transient( UNREAD_TRANSIENT );
	$is_new = is_array( $known ) && $known['at'] > time() - MINUTE_IN_SECONDS;
	if ( ! $is_new && has_supabase() && current_user_can( MESSAGES_CAPABILITY ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\count_unread', 102 );
	}
}

/**
 * Counts the unread messages. If Supabase does not respond, the next attempt is at least a minute later.
 */
function count_unread() {
	finish_response();
	$found = find_messages( array(), 1 );
	if ( is_wp_error( $found ) ) {
		remember_unread( known_unread() );
	}
}
