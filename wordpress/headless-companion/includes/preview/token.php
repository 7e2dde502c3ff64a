<?php
/**
 * The signed token in the URL of a preview. It is valid for one post and for half an hour.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PREVIEW_LIFETIME = 1800;

/** The purpose of the key that signs tokens: a signature for the webhook is not a valid token. */
const PREVIEW_PURPOSE = 'headless-preview-v1';

/**
 * A token for one post.
 *
 * @param int $post_id Post.
 * @param int $now     Unix time.
 * @return string `{id}-{expiry}-{signature}`; empty if there is no secret to sign with.
 */
function preview_token( $post_id, $now ) {
	$secrets = signing_secrets();
	$content = sprintf( '%d-%d', $post_id, $now + PREVIEW_LIFETIME );
	return $secrets ? $content . '-' . keyed_signature( $content, $secrets[0], PREVIEW_PURPOSE ) : '';
}

/**
 * The id of the post that a token allows to preview.
 *
 * @param string $token Token from a URL.
 * @param int    $now   Unix time.
 * @return int|\WP_Error
 */
function post_of_preview_token( $token, $now ) {
	$is_signed = preg_match( '/^(([1-9]\d{0,18})-(\d{1,12}))-([\w-]{43})$/D', $token, $parts ) && array_filter(
		signing_secrets(),
		static function ( $secret ) use ( $parts ) {
			return hash_equals( keyed_signature( $parts[1], $secret, PREVIEW_PURPOSE ), $parts[4] );
		}
	);
	if ( ! $is_signed ) {
		return new \WP_Error( 'headless_preview_invalid', __( 'This preview address is not valid.', 'headless-companion' ), array( 'status' => 403 ) );
	}
	if ( (int) $parts[3] <= $now ) {
		return new \WP_Error( 'headless_preview_expired', __( 'This preview has expired.', 'headless-companion' ), array( 'status' => 410 ) );
	}
	return (int) $parts[2];
}
