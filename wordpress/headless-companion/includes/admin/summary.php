<?php
/**
 * Summaries of deliveries, in the language of the current user.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * A saved summary in the language of the current user. Names are not translated.
 *
 * @param string $summary The result of summarize(), such as `post 12 updated: Spring concert; and 3 more`.
 * @return string
 */
function translated_summary( $summary ) {
	$types   = summary_types();
	$actions = summary_actions();
	$entry   = '/(?<=^|; )(' . implode( '|', array_keys( $types ) ) . ')(?: (\d+) (' . implode( '|', array_keys( $actions ) ) . '))?(?=: |; |$)/';
	$words   = preg_replace_callback(
		$entry,
		static function ( $found ) use ( $types, $actions ) {
			return isset( $found[3] ) ? "{$types[ $found[1] ]} $found[2] {$actions[ $found[3] ]}" : $types[ $found[1] ];
		},
		$summary
	);
	return preg_replace_callback(
		'/(?<=; )and (\d+) more$/',
		static function ( $found ) {
			/* translators: %d: number of further changes. */
			return sprintf( __( 'and %d more', 'headless-companion' ), (int) $found[1] );
		},
		(string) $words
	);
}

/**
 * The types of changed objects.
 *
 * @return array<string, string> Labels by the name in the webhook.
 */
function summary_types() {
	return array(
		'post'       => __( 'post', 'headless-companion' ),
		'event'      => __( 'event', 'headless-companion' ),
		'video'      => __( 'video', 'headless-companion' ),
		'music'      => __( 'release', 'headless-companion' ),
		'tour'       => __( 'tour', 'headless-companion' ),
		'category'   => __( 'category', 'headless-companion' ),
		'post_tag'   => __( 'tag', 'headless-companion' ),
		'carousel'   => __( 'carousel', 'headless-companion' ),
		'attachment' => __( 'file', 'headless-companion' ),
		'settings'   => __( 'everything', 'headless-companion' ),
		'test'       => __( 'test', 'headless-companion' ),
	);
}

/**
 * The actions of changes.
 *
 * @return array<string, string> Labels by the name in the webhook.
 */
function summary_actions() {
	return array(
		'published'   => __( 'published', 'headless-companion' ),
		'updated'     => __( 'updated', 'headless-companion' ),
		'unpublished' => __( 'unpublished', 'headless-companion' ),
		'trashed'     => __( 'moved to the trash', 'headless-companion' ),
		'deleted'     => __( 'deleted', 'headless-companion' ),
		'created'     => __( 'created', 'headless-companion' ),
	);
}
