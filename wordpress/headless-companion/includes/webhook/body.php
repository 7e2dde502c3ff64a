<?php
/**
 * The body of the webhook, as described in the contract (wordpress/contract/webhook.json).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MAX_CHANGES = 200;

/** The site refuses a body of more than 256 KB (lib/http/body-size-limits.mjs of the project). */
const MAX_BODY_BYTES = 200 * KB_IN_BYTES;

foreach ( array( 'blogname', 'blogdescription', 'permalink_structure', 'category_base', 'tag_base', 'timezone_string', 'gmt_offset', 'site_icon', 'home' ) as $hc_option ) {
	add_action( 'update_option_' . $hc_option, __NAMESPACE__ . '\\record_settings_change' );
	add_action( 'add_option_' . $hc_option, __NAMESPACE__ . '\\record_settings_change' );
}
unset( $hc_option );

/**
 * Records a change of a setting that all pages show.
 */
function record_settings_change() {
	record_fact( 'settings', 0, 'saved' );
}

/**
 * An entry for an object that has no date and no terms.
 *
 * @param string      $type   Type.
 * @param int         $id     Object.
 * @param string      $action Action.
 * @param string|null $slug   Slug, if it has one.
 * @return array<string, mixed>
 */
function plain_change( $type, $id, $action, $slug = null ) {
	return array(
		'type'      => $type,
		'id'        => $id,
		'action'    => $action,
		'slug'      => $slug,
		'date'      => null,
		'languages' => array( 'en', 'de' ),
		'terms'     => array(),
	);
}

/**
 * Whether changes fit into one call.
 *
 * @param array<int, array<string, mixed>> $changes Entries.
 * @return bool
 */
function fit_into_one_call( $changes ) {
	return count( $changes ) <= MAX_CHANGES && strlen( webhook_body( '', $changes ) ) <= MAX_BODY_BYTES;
}

/**
 * The net effect of this request: one entry for each changed object. If the entries do not fit into one call, for
 * example after an import, they are replaced with one entry that makes the site refresh everything.
 *
 * @return array<int, array<string, mixed>>
 */
function net_changes() {
	record_users_of_media();
	$collected = take_collected_facts();
	$changes   = array_merge(
		media_changes( $collected['media'] ),
		term_changes( $collected['terms'] ),
		post_changes( $collected['posts'] ),
		$collected['settings'] ? array( plain_change( 'settings', 0, 'updated' ) ) : array(),
		carousel_changes( $collected['carousel'] )
	);
	return fit_into_one_call( $changes ) ? $changes : array( plain_change( 'settings', 0, 'updated' ) );
}

/**
 * The body with changes.
 *
 * @param string                           $uuid    Id of the delivery.
 * @param array<int, array<string, mixed>> $changes Entries.
 * @return string JSON.
 */
function webhook_body( $uuid, $changes ) {
	return wp_json_encode(
		array(
			'version' => 1,
			'id'      => $uuid,
			'changes' => $changes,
		),
		JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
	);
}

/**
 * The summary of a delivery for the list on the settings page. The summary is saved in English, because the reader may
 * use another language than the user who saved the post. admin/summary.php translates it.
 *
 * @param array<int, array<string, mixed>> $changes Entries.
 * @return string
 */
function summarize( $changes ) {
	$lines = array();
	foreach ( array_slice( $changes, 0, 3 ) as $change ) {
		$line = $change['id'] ? "{$change['type']} {$change['id']} {$change['action']}" : $change['type'];
		$name = name_of_changed( $change );
		$lines[] = '' === $name ? $line : "$line: $name";
	}
	$more = count( $changes ) - count( $lines );
	if ( $more > 0 ) {
		$lines[] = "and $more more";
	}
	return implode( '; ', $lines );
}

/**
 * The name of a changed object, for editors.
 *
 * @param array<string, mixed> $change Entry.
 * @return string
 */
function name_of_changed( $change ) {
	// A slide is stored in Supabase. A post with the same id is a different object.
	if ( 'carousel' === $change['type'] ) {
		return '';
	}
	if ( taxonomy_exists( $change['type'] ) ) {
		$term = get_term( $change['id'], $change['type'] );
		return $term instanceof \WP_Term ? plain_text( $term->name ) : (string) $change['slug'];
	}
	$post = $change['id'] ? get_post( $change['id'] ) : null;
	return $post ? plain_text( $post->post_title ) : (string) $change['slug'];
}
