<?php
/**
 * Signatures for requests of the doctor, made with the webhook's secret.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The maximum difference between the clocks of the caller and of this server, in seconds. The route of the website's
 * webhook allows the same difference.
 */
const CHECK_TOLERANCE = 300;

/**
 * A signature of the check. Its key is derived for this purpose, so that a signature for the webhook or a preview is
 * not valid here.
 *
 * @param string $content Signed text.
 * @param string $secret  The webhook's secret.
 * @return string HMAC-SHA256 in hexadecimal digits.
 */
function check_signature( $content, $secret ) {
	return hash_hmac( 'sha256', $content, hash_hmac( 'sha256', 'headless-check-v1', $secret, true ) );
}

/**
 * The secret that signed a request, compared in constant time.
 *
 * @param string $header `t={unix time},v1={signature of "{time}.{body}"}`.
 * @param string $body   Raw body.
 * @param int    $now    Unix time.
 * @return string Empty if no secret did, or if the time differs too much.
 */
function secret_of_check( $header, $body, $now ) {
	if ( ! preg_match( '/^t=(\d{1,12}),v1=([0-9a-f]{64})$/D', $header, $parts ) || abs( $now - (int) $parts[1] ) > CHECK_TOLERANCE ) {
		return '';
	}
	$found = '';
	foreach ( signing_secrets() as $secret ) {
		if ( hash_equals( check_signature( "{$parts[1]}.$body", $secret ), $parts[2] ) ) {
			$found = $secret;
		}
	}
	return $found;
}
