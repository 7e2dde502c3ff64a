<?php
/**
 * Signatures with a separate key for each purpose, so that a signature for one purpose is not valid for another.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * A signature with a key that is derived from a secret for one purpose.
 *
 * @param string $content Signed text.
 * @param string $secret  The webhook's secret.
 * @param string $purpose A fixed name with a version.
 * @return string HMAC-SHA256 as base64url.
 */
function keyed_signature( $content, $secret, $purpose ) {
	$key = hash_hmac( 'sha256', $purpose, $secret, true );
	return rtrim( strtr( base64_encode( hash_hmac( 'sha256', $content, $key, true ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- base64url of a signature.
}
