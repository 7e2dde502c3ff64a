<?php
/**
 * The links "Upcoming", "Past" and "Without a day" above the list of events, each with the number of events.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const WHEN_QUERY = 'headless_companion_when';

add_filter( 'views_edit-event', __NAMESPACE__ . '\\add_event_views' );

/**
 * Adds the links after those of core.
 *
 * @param array<string, string> $views Links by name.
 * @return array<string, string>
 */
function add_event_views( $views ) {
	$labels = array(
		'upcoming' => __( 'Upcoming', 'headless-companion' ),
		'past'     => __( 'Past', 'headless-companion' ),
		'no_day'   => __( 'Without a day', 'headless-companion' ),
	);
	$chosen = chosen_view();
	foreach ( $labels as $view => $label ) {
		$count = count( events_by_time()[ $view ] );
		if ( 'no_day' === $view && 0 === $count ) {
			continue;
		}
		$address        = add_query_arg( array( 'post_type' => 'event', 'all_posts' => 1, WHEN_QUERY => $view ), 'edit.php' );
		$current        = $view === $chosen ? ' class="current" aria-current="page"' : '';
		$views[ $view ] = sprintf( '<a href="%s"%s>%s <span class="count">(%s)</span></a>', esc_url( $address ), $current, esc_html( $label ), esc_html( number_format_i18n( $count ) ) );
	}
	if ( '' !== $chosen && isset( $views['all'] ) ) {
		$views['all'] = str_replace( array( ' class="current"', ' aria-current="page"' ), '', $views['all'] );
	}
	return $views;
}

/**
 * The view that is shown.
 *
 * @return string upcoming, past, no_day, or empty for a view of core.
 */
function chosen_view() {
	$view = isset( $_GET[ WHEN_QUERY ] ) ? sanitize_key( $_GET[ WHEN_QUERY ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only chooses what a list shows, on a screen of WordPress.
	return in_array( $view, array( 'upcoming', 'past', 'no_day' ), true ) ? $view : '';
}

/**
 * The ids of all events that are not in the trash, published or not, by view. Whether an event is past depends on its
 * own time zone.
 *
 * @return array<string, int[]>
 */
function events_by_time() {
	static $views = null;
	if ( null === $views ) {
		$views = array( 'upcoming' => array(), 'past' => array(), 'no_day' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		foreach ( all_event_ids() as $id ) {
			$times = event_times( $id );
			$view  = $times && $times['expires'] > time() ? 'upcoming' : 'past';

			$views[ $times ? $view : 'no_day' ][] = $id;
		}
	}
	return $views;
}

/**
 * The ids of all events that are not in the trash. Their custom fields are loaded with one query.
 *
 * @param bool $every_language Whether to include all languages, even if a language plugin shows only one of them.
 * @return int[]
 */
function all_event_ids( $every_language = false ) {
	$query = array(
		'post_type'      => 'event',
		'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
		'posts_per_page' => -1,
		'fields'         => 'ids',
	);
	$ids   = $every_language ? posts_of_every_language( $query ) : get_posts( $query + array( 'suppress_filters' => false ) );
	update_meta_cache( 'post', $ids );
	return $ids;
}

add_action( 'restrict_manage_posts', __NAMESPACE__ . '\\keep_view_in_form' );

/**
 * Keeps the view when the list is searched or filtered.
 *
 * @param string $type Post type.
 */
function keep_view_in_form( $type ) {
	if ( 'event' === $type && '' !== chosen_view() ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( WHEN_QUERY ), esc_attr( chosen_view() ) );
	}
}

add_action( 'pre_get_posts', __NAMESPACE__ . '\\show_chosen_view' );

/**
 * Limits the list to the events of the view.
 *
 * @param \WP_Query $query Query.
 */
function show_chosen_view( $query ) {
	if ( ! is_admin() || ! $query->is_main_query() || 'event' !== $query->get( 'post_type' ) || '' === chosen_view() ) {
		return;
	}
	$ids = events_by_time()[ chosen_view() ];
	// With an empty list, WordPress would ignore this condition.
	$query->set( 'post__in', $ids ? $ids : array( 0 ) );
}
