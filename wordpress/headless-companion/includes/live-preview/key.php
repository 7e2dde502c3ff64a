<?php
/**
 * The key of a live preview. It is valid for one post or the slides of the carousel, for one login session, and for ten
 * minutes. With the key, the website renders content that the editor sends, in an iframe on this WordPress. The key
 * allows nothing else.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The lifetime of a key, in seconds. The editor requests a new key long before the end, and must be logged in each
 * time. After a logout, the last key becomes invalid when this time is over.
 */
const LIVE_KEY_LIFETIME = 600;

/**
 * A key for the current user.
 *
 * @param int $post_id Post; 0 for slides.
 * @param int $now     Unix time.
 * @return string `{post}.{expiry}.{hash of the login}.{origin of this WordPress, base64url}.{signature}`; empty without a secret.
 */
function live_key( $post_id, $now ) {
	$secrets = signing_secrets();
	if ( ! $secrets ) {
		return '';
	}
	$login   = substr( wp_hash( get_current_user_id() . '|' . wp_get_session_token(), 'nonce' ), 0, 16 );
	$origin  = rtrim( strtr( base64_encode( admin_origin() ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- base64url of an address.
	$content = sprintf( '%d.%d.%s.%s', $post_id, $now + LIVE_KEY_LIFETIME, $login, $origin );
	return $content . '.' . keyed_signature( $content, $secrets[0], 'headless-live-preview-v1' );
}

/**
 * The origin of the admin screens, as browsers write it.
 *
 * @return string Such as https://cms.example.com.
 */
function admin_origin() {
	$parts = wp_parse_url( admin_url() );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return strtolower( "{$parts['scheme']}://{$parts['host']}" ) . $port;
}
