<?php
/**
 * The slides of the home page, which are stored in Supabase. The webhook reports every change that visitors see to the
 * website.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The name of the carousel table in Supabase. The owner of a site can set another name with HEADLESS_CAROUSEL_TABLE.
 *
 * @return string
 */
function carousel_table() {
	return defined( 'HEADLESS_CAROUSEL_TABLE' ) ? rawurlencode( (string) HEADLESS_CAROUSEL_TABLE ) : 'auralune_carousel';
}

/**
 * All slides, in the order of the home page.
 *
 * @return array<int, array<string, mixed>>|\WP_Error
 */
function find_slides() {
	$rows = request_supabase( 'GET', carousel_table() . '?select=*&order=display_order.asc,id.asc' );
	return is_wp_error( $rows ) ? $rows : array_values( array_filter( (array) $rows, 'is_array' ) );
}

/**
 * One slide.
 *
 * @param int $id Slide.
 * @return array<string, mixed>|null|\WP_Error Null if there is no such slide.
 */
function find_slide( $id ) {
	$rows = request_supabase( 'GET', carousel_table() . '?select=*&id=eq.' . (int) $id );
	if ( is_wp_error( $rows ) ) {
		return $rows;
	}
	return isset( $rows[0] ) && is_array( $rows[0] ) ? $rows[0] : null;
}

/**
 * Whether the table has columns for German texts.
 *
 * @param array<int, array<string, mixed>> $slides Slides of the table, if any are known.
 * @return bool|\WP_Error
 */
function has_german_slides( $slides = array() ) {
	if ( $slides ) {
		return array_key_exists( 'title_de', $slides[0] );
	}
	$response = request_supabase( 'GET', carousel_table() . '?limit=1&select=' . implode( ',', german_slide_columns() ) );
	if ( is_wp_error( $response ) && 'supabase_lacks_column' === $response->get_error_code() ) {
		return false;
	}
	return is_wp_error( $response ) ? $response : true;
}

/**
 * Saves a slide.
 *
 * @param int                  $id    Slide; 0 for a new one, which comes last.
 * @param array<string, mixed> $slide Columns.
 * @return int|\WP_Error Its id.
 */
function store_slide( $id, $slide ) {
	if ( $id ) {
		$before = find_slide( $id );
		$rows   = is_wp_error( $before ) ? $before : request_supabase( 'PATCH', carousel_table() . '?id=eq.' . (int) $id, $slide );
	} else {
		$before = null;
		$slides = find_slides();
		$rows   = is_wp_error( $slides ) ? $slides : request_supabase( 'POST', carousel_table(), $slide + array( 'display_order' => order_of_last( $slides ) + 1 ) );
	}
	if ( is_wp_error( $rows ) ) {
		return $rows;
	}
	if ( ! isset( $rows[0]['id'] ) ) {
		return new \WP_Error( 'supabase_rejected' );
	}
	record_slide_change( (int) $rows[0]['id'], ! empty( $before['active'] ), ! empty( $rows[0]['active'] ) );
	return (int) $rows[0]['id'];
}

/**
 * The order number of the last slide.
 *
 * @param array<int, array<string, mixed>> $slides Slides.
 * @return int
 */
function order_of_last( $slides ) {
	return $slides ? max( array_map( 'intval', wp_list_pluck( $slides, 'display_order' ) ) ) : 0;
}

/**
 * Deletes a slide.
 *
 * @param int $id Slide.
 * @return \WP_Error|null
 */
function delete_slide( $id ) {
	$rows = request_supabase( 'DELETE', carousel_table() . '?id=eq.' . (int) $id );
	if ( is_wp_error( $rows ) ) {
		return $rows;
	}
	if ( ! empty( $rows[0]['active'] ) ) {
		record_fact( 'carousel', (int) $id, 'action', 'deleted' );
	}
	return null;
}

/**
 * Saves an order of the slides. Slides that are not in the list, because somebody has added them in the meantime, come
 * last.
 *
 * @param int[] $ids Slides.
 * @return \WP_Error|null
 */
function order_slides( $ids ) {
	$slides = find_slides();
	if ( is_wp_error( $slides ) ) {
		return $slides;
	}
	$places = array_column( $slides, 'display_order', 'id' );
	$known  = array_values( array_intersect( array_unique( $ids ), array_keys( $places ) ) );
	$order  = array_merge( $known, array_diff( array_keys( $places ), $known ) );
	foreach ( $order as $index => $id ) {
		if ( (int) $places[ $id ] === $index + 1 ) {
			continue;
		}
		$response = request_supabase( 'PATCH', carousel_table() . '?id=eq.' . (int) $id, array( 'display_order' => $index + 1 ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		record_fact( 'carousel', 0, 'action', 'updated' );
	}
	return null;
}

/**
 * Records a change that visitors see, for the webhook.
 *
 * @param int  $id  Slide.
 * @param bool $was Whether it was shown before.
 * @param bool $is  Whether it is shown now.
 */
function record_slide_change( $id, $was, $is ) {
	if ( $was || $is ) {
		$change = $is ? 'published' : 'unpublished';
		record_fact( 'carousel', $id, 'action', $was === $is ? 'updated' : $change );
	}
}

/**
 * The entries of the webhook about slides.
 *
 * @param array<int, array<string, mixed>> $touched Recorded facts by id of the slide; 0 for the order of all.
 * @return array<int, array<string, mixed>>
 */
function carousel_changes( $touched ) {
	$changes = array();
	foreach ( $touched as $id => $facts ) {
		$changes[] = plain_change( 'carousel', $id, $facts['action'] );
	}
	return $changes;
}
