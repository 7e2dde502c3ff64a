<?php
/**
 * Whether the last change of a post is on the site, as reported by the queue and by the site itself.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The state of a post on the site.
 *
 * `name` is one of the following. unsaved, draft, scheduled, overdue, private, trash: visitors do not see the post, for
 * this reason. unconnected: the settings are incomplete. sending: the delivery is on its way. unreachable, refused,
 * failing: the delivery (`delivery`) is pending, for this reason. silent, strange, outdated: the site has received the
 * delivery, but does not report about its pages (`report`), because it does not respond or has an error (silent), does
 * not know the secret (strange, 401), or is older than this plugin (outdated). rendering, missing, moved, broken,
 * unknown, shown: the state of the pages (`pages`).
 *
 * @param \WP_Post $post Post.
 * @param int      $now  Unix time.
 * @return array{name: string, delivery?: object|null, report?: array<string, mixed>, pages?: array<int, array<string, mixed>>, since?: int|null}
 */
function publication_status( $post, $now ) {
	$hidden = reason_of_absence( $post, $now );
	if ( '' !== $hidden ) {
		return array( 'name' => $hidden );
	}
	if ( '' === site_server_url() || ! signing_secrets() ) {
		return array( 'name' => 'unconnected' );
	}
	$delivery = newest_delivery_of( $post );
	if ( is_being_queued( $post, $delivery, $now ) ) {
		return array( 'name' => 'sending' );
	}
	if ( $delivery && DELIVERED !== $delivery->status ) {
		$delivery = with_error_of_earlier( $delivery );
		return array(
			'name'     => state_of_waiting( $delivery ),
			'delivery' => $delivery,
		);
	}
	return state_by_pages( $post, $delivery );
}

/**
 * Why visitors do not see a post.
 *
 * @param \WP_Post $post Post.
 * @param int      $now  Unix time.
 * @return string Empty if they see it.
 */
function reason_of_absence( $post, $now ) {
	switch ( $post->post_status ) {
		case 'publish':
			return '';
		case 'auto-draft':
			return 'unsaved';
		case 'future':
			return $now - (int) get_post_timestamp( $post ) > MINUTE_IN_SECONDS ? 'overdue' : 'scheduled';
		case 'private':
		case 'trash':
			return $post->post_status;
		default:
			return 'draft';
	}
}

/**
 * The reason why a delivery is pending.
 *
 * @param object $delivery Row.
 * @return string
 */
function state_of_waiting( $delivery ) {
	if ( 0 === (int) $delivery->attempts ) {
		return 'sending';
	}
	$status = (int) $delivery->http_status;
	if ( 0 === $status ) {
		return 'unreachable';
	}
	return $status < 500 ? 'refused' : 'failing';
}

/**
 * The state, derived from the site's report about the post's pages.
 *
 * @param \WP_Post    $post     Post.
 * @param object|null $delivery Delivered row, if one is known.
 * @return array<string, mixed>
 */
function state_by_pages( $post, $delivery ) {
	$report = request_site(
		'item-status',
		array(
			'type' => $post->post_type,
			'slug' => $post->post_name,
			'date' => mysql_to_rfc3339( $post->post_date ),
		)
	);
	$pages  = isset( $report['body']['pages'] ) && is_array( $report['body']['pages'] ) ? $report['body']['pages'] : array();
	if ( 200 !== $report['status'] || ! $pages ) {
		return array(
			'name'     => state_of_failed_request( $report['status'] ),
			'report'   => $report,
			'delivery' => $delivery,
		);
	}
	// The clocks of both servers may differ.
	$ahead = isset( $report['body']['now'] ) ? (int) $report['body']['now'] - time() : 0;
	$since = array_filter( wp_list_pluck( $pages, 'since' ) );
	return array(
		'name'     => state_of_pages( $pages, saved_at( $post ) + $ahead ),
		'pages'    => $pages,
		'delivery' => $delivery,
		'since'    => count( $since ) === count( $pages ) ? max( $since ) - $ahead : null,
	);
}

/**
 * The state if the site did not report about its pages.
 *
 * @param int $status Status of the response; 0 if there was none.
 * @return string
 */
function state_of_failed_request( $status ) {
	if ( 0 === $status || $status >= 500 ) {
		return 'silent';
	}
	return 401 === $status ? 'strange' : 'outdated';
}

/**
 * The state of all pages together: the worst of them.
 *
 * @param array<int, array<string, mixed>> $pages Pages as described by the site.
 * @param int                              $saved Unix time of the last save, by the clock of the site.
 * @return string
 */
function state_of_pages( $pages, $saved ) {
	$states = array_map(
		static function ( $page ) use ( $saved ) {
			return state_of_page( $page, $saved );
		},
		$pages
	);
	foreach ( array( 'broken', 'rendering', 'missing', 'moved', 'unknown' ) as $worst ) {
		if ( in_array( $worst, $states, true ) ) {
			return $worst;
		}
	}
	return 'shown';
}

/**
 * The state of a page. The state is `shown` only if the data of the page were requested after the last save.
 *
 * @param array<string, mixed> $page  Page as described by the site.
 * @param int                  $saved Unix time of the last save, by the clock of the site.
 * @return string
 */
function state_of_page( $page, $saved ) {
	$status = isset( $page['status'] ) ? (int) $page['status'] : 0;
	if ( $status >= 500 || 0 === $status ) {
		return 'broken';
	}
	if ( empty( $page['isFresh'] ) ) {
		return 'rendering';
	}
	if ( $status >= 300 ) {
		return $status < 400 ? 'moved' : 'missing';
	}
	return isset( $page['dataFrom'] ) && (int) $page['dataFrom'] >= $saved ? 'shown' : 'unknown';
}
