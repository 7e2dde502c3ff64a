<?php
/**
 * The texts for the state of a post on the site, and the advice on what to do.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The description of a state for an editor.
 *
 * @param array<string, mixed> $state Result of publication_status().
 * @param \WP_Post             $post  Post.
 * @return string One or two sentences.
 */
function text_of_state( $state, $post ) {
	switch ( $state['name'] ) {
		case 'unsaved':
		case 'draft':
			return __( 'Not on the website: this is a draft.', 'headless-companion' );
		case 'scheduled':
			/* translators: %s: date and time. */
			return sprintf( __( 'Not on the website yet: it appears on %s.', 'headless-companion' ), local_time( (int) get_post_timestamp( $post ) ) );
		case 'overdue':
			/* translators: %s: date and time. */
			return sprintf( __( 'Not on the website: WordPress was to publish it on %s and has not done so.', 'headless-companion' ), local_time( (int) get_post_timestamp( $post ) ) );
		case 'private':
			return __( 'Not on the website: it is private.', 'headless-companion' );
		case 'trash':
			return __( 'Not on the website: it is in the trash.', 'headless-companion' );
		case 'unconnected':
			return __( 'WordPress is not connected with the website.', 'headless-companion' );
		case 'sending':
			return __( 'WordPress is telling the website …', 'headless-companion' );
		case 'unreachable':
		case 'refused':
		case 'failing':
			return text_of_waiting( $state['name'], $state['delivery'] );
		case 'silent':
		case 'strange':
		case 'outdated':
			return text_of_failed_request( $state );
		default:
			return text_of_pages( $state, $post );
	}
}

/**
 * The text for a pending delivery: why it is pending, and since when.
 *
 * @param string $name     State.
 * @param object $delivery Row.
 * @return string
 */
function text_of_waiting( $name, $delivery ) {
	$since = short_time( (int) $delivery->created_at );
	if ( 'unreachable' === $name ) {
		/* translators: 1: time, 2: technical reason. */
		return sprintf( __( 'The website has not heard of the change of %1$s: it cannot be reached (%2$s).', 'headless-companion' ), $since, $delivery->error );
	}
	if ( 401 === (int) $delivery->http_status ) {
		/* translators: %s: time. */
		return sprintf( __( 'The website refuses the change of %s: it does not know the secret of this WordPress.', 'headless-companion' ), $since );
	}
	/* translators: 1: time, 2: HTTP status. */
	$text = 'refused' === $name ? __( 'The website refuses the change of %1$s (HTTP %2$d).', 'headless-companion' ) : __( 'The website has an error and has not taken the change of %1$s (HTTP %2$d).', 'headless-companion' );
	return sprintf( $text, $since, (int) $delivery->http_status );
}

/**
 * The text for a site that does not report about its pages.
 *
 * @param array<string, mixed> $state State.
 * @return string
 */
function text_of_failed_request( $state ) {
	$heard = '';
	if ( ! empty( $state['delivery'] ) ) {
		/* translators: %s: time. */
		$heard = sprintf( __( 'The website has taken the change of %s.', 'headless-companion' ), short_time( (int) $state['delivery']->created_at ) ) . ' ';
	}
	if ( 'strange' === $state['name'] ) {
		return __( 'The website does not know the secret of this WordPress, and says nothing.', 'headless-companion' );
	}
	if ( 'outdated' === $state['name'] ) {
		return $heard . __( 'It cannot say whether its pages show it: its version is older than this plugin.', 'headless-companion' );
	}
	$report = $state['report'];
	$reason = $report['status'] ? 'HTTP ' . $report['status'] : $report['error'];
	/* translators: %s: technical reason. */
	return $heard . sprintf( __( 'It does not answer now, so that nobody knows what its pages show (%s).', 'headless-companion' ), $reason );
}

/**
 * The text for the state of the pages.
 *
 * @param array<string, mixed> $state State.
 * @param \WP_Post             $post  Post.
 * @return string
 */
function text_of_pages( $state, $post ) {
	switch ( $state['name'] ) {
		case 'rendering':
			return __( 'The website has the change and is rendering its pages …', 'headless-companion' );
		case 'broken':
			return __( 'The website has the change, but cannot render its pages now. Visitors see the version before, if there was one.', 'headless-companion' );
		case 'missing':
			return __( 'The website has no page for it.', 'headless-companion' );
		case 'moved':
			return __( 'The website has it at another address.', 'headless-companion' );
		case 'unknown':
			return __( 'The page is on the website. It may not show the last change yet.', 'headless-companion' );
		default:
			return text_of_shown( isset( $state['since'] ) ? $state['since'] : null, has_german_version( $post ) );
	}
}

/**
 * The text for pages that show the last change.
 *
 * @param int|null $since      Unix time; null if it is not known.
 * @param bool     $has_german Whether there is a German version.
 * @return string
 */
function text_of_shown( $since, $has_german ) {
	$time = null === $since ? '' : short_time( $since );
	if ( $has_german ) {
		/* translators: %s: time. */
		return '' === $time ? __( 'On the website in English and German.', 'headless-companion' ) : sprintf( __( 'On the website since %s in English and German.', 'headless-companion' ), $time );
	}
	/* translators: %s: time. */
	return '' === $time ? __( 'On the website in English. German pages show the English text.', 'headless-companion' ) : sprintf( __( 'On the website since %s in English. German pages show the English text.', 'headless-companion' ), $time );
}

/**
 * The advice for an editor about a state.
 *
 * @param array<string, mixed> $state Result of publication_status().
 * @param \WP_Post             $post  Post.
 * @return string Empty if there is nothing to do.
 */
function advice_for_state( $state, $post ) {
	switch ( $state['name'] ) {
		case 'overdue':
			return __( 'Ask whoever looks after this WordPress: its timer (WP-Cron) does not run.', 'headless-companion' );
		case 'unconnected':
		case 'strange':
			return __( 'Ask whoever looks after this WordPress to check the address and the secret under “Settings → Headless site”.', 'headless-companion' );
		case 'unreachable':
		case 'refused':
		case 'failing':
			$is_secret = 401 === (int) $state['delivery']->http_status;
			/* translators: %s: time. */
			$again = sprintf( __( 'WordPress tries again by itself at %s.', 'headless-companion' ), short_time( (int) $state['delivery']->next_at ) );
			return $is_secret ? $again . ' ' . __( 'Until somebody gives both sides the same secret, nothing arrives.', 'headless-companion' ) : $again;
		case 'missing':
			return isset( needs_of_page( $post )[0] ) ? needs_of_page( $post )[0] : __( '“Refresh everything” under “Settings → Headless site” has the website read it again.', 'headless-companion' );
		case 'unknown':
			return __( 'The website looks again within five minutes. “Refresh everything” under “Settings → Headless site” has it look now.', 'headless-companion' );
		default:
			return '';
	}
}

/**
 * The messages about what a published item needs to be shown, or to be shown everywhere.
 *
 * @param \WP_Post $post Post.
 * @return string[] The most important first.
 */
function needs_of_page( $post ) {
	$needs = array();
	if ( 'event' === $post->post_type && '' === parse_day( stored_field( $post->ID, 'start_date' ) ) ) {
		$needs[] = __( 'Without a day the website does not show an event.', 'headless-companion' );
	}
	if ( 'event' === $post->post_type && ! has_post_thumbnail( $post ) ) {
		$needs[] = __( 'Without a poster an event has a page of its own, but is in no list.', 'headless-companion' );
	}
	$other = other_item_of_german_slug( $post );
	if ( $other ) {
		/* translators: %s: title. */
		$needs[] = sprintf( __( 'The German address leads to “%s”. Choose another one.', 'headless-companion' ), plain_text( get_the_title( $other ) ) );
	}
	if ( '' !== $post->post_password ) {
		$needs[] = __( 'It has a password: visitors do not see its text.', 'headless-companion' );
	}
	return $needs;
}

/**
 * A time. The date is left out if it is today.
 *
 * @param int $time Unix time.
 * @return string
 */
function short_time( $time ) {
	$is_today = wp_date( 'Y-m-d', $time ) === wp_date( 'Y-m-d' );
	return $is_today ? (string) wp_date( 'H:i:s', $time ) : local_time( $time );
}
