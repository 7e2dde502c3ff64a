<?php
/**
 * The key of a live preview: one post or the carousel's slides, one login, ten minutes. It only allows the site to
 * render what the editor sends it, in a frame of this WordPress.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The editor requests a new key long before, each time with its login. After a logout the last key expires by itself.
 */
const LIVE_KEY_LIFETIME = 600;

/**
 * A key for the present user.
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
 * Where the editor runs, as a browser names it.
 *
 * @return string Such as https://cms.example.com.
 */
function admin_origin() {
	$parts = wp_parse_url( admin_url() );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return strtolower( "{$parts['scheme']}://{$parts['host']}" ) . $port;
}
