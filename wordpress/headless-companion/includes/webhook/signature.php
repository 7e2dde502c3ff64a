<?php
/**
 * The signature of a call, as described in the contract (wordpress/contract/webhook.json).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The value of X-Webhook-Signature.
 *
 * @param string   $body    Raw body.
 * @param string[] $secrets One secret, or two during a rotation.
 * @param int      $time    Unix time of sending.
 * @return string
 */
function webhook_signature( $body, $secrets, $time ) {
	$parts = array( "t=$time" );
	foreach ( $secrets as $secret ) {
		$parts[] = 'v1=' . hash_hmac( 'sha256', "$time.$body", $secret );
	}
	return implode( ',', $parts );
}

/**
 * The headers of a call. A retry has the same id and a new signature.
 *
 * @param string $uuid Id of the delivery.
 * @param string $body Raw body.
 * @return array<string, string>
 */
function webhook_headers( $uuid, $body ) {
	return array(
		'Content-Type'        => 'application/json',
		'X-Webhook-Id'        => $uuid,
		'X-Webhook-Signature' => webhook_signature( $body, signing_secrets(), time() ),
	);
}
