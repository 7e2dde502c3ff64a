<?php
/**
 * Where the public site is and which secrets sign the calls to it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SETTINGS_OPTION   = 'headless_companion_settings';
const MIN_SECRET_LENGTH = 32;

/**
 * The wp-config.php constant that fixes a setting.
 *
 * @return array<string, string> Setting name => constant name.
 */
function setting_constants() {
	return array(
		'site_url'     => 'HEADLESS_SITE_URL',
		'internal_url' => 'HEADLESS_SITE_INTERNAL_URL',
		'secret'       => 'HEADLESS_WEBHOOK_SECRET',
		'next_secret'  => 'HEADLESS_WEBHOOK_SECRET_NEXT',
	);
}

/**
 * Whether wp-config.php decides a setting, so that no screen may change it.
 *
 * @param string $name Setting name.
 * @return bool
 */
function is_fixed_setting( $name ) {
	$constant = setting_constants()[ $name ];
	return defined( $constant ) && '' !== (string) constant( $constant );
}

/**
 * One setting: from wp-config.php when fixed there, else as stored.
 *
 * @param string $name Setting name.
 * @return string Empty when not set.
 */
function setting( $name ) {
	if ( is_fixed_setting( $name ) ) {
		return trim( (string) constant( setting_constants()[ $name ] ) );
	}
	$stored = get_option( SETTINGS_OPTION, array() );
	return isset( $stored[ $name ] ) ? (string) $stored[ $name ] : '';
}

/**
 * Whether a text is an address the webhook can be sent to.
 *
 * @param string $url Any text.
 * @return bool
 */
function is_site_address( $url ) {
	$parts = wp_parse_url( $url );
	return ! empty( $parts['host'] ) && ! empty( $parts['scheme'] )
		&& in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true );
}

/**
 * The secrets that sign, the present one first; both during a rotation.
 *
 * @return string[] Empty when none is long enough.
 */
function signing_secrets() {
	$secrets = array( setting( 'secret' ), setting( 'next_secret' ) );
	return array_values(
		array_filter(
			$secrets,
			static function ( $secret ) {
				return strlen( $secret ) >= MIN_SECRET_LENGTH;
			}
		)
	);
}

/**
 * Where this server reaches the site: at the internal address when there is one.
 *
 * @return string Without a slash at its end; empty when no valid address is set.
 */
function site_server_url() {
	$base = setting( 'internal_url' );
	if ( '' === $base ) {
		$base = setting( 'site_url' );
	}
	return is_site_address( $base ) ? untrailingslashit( $base ) : '';
}

/**
 * Where the webhook is posted to.
 *
 * @return string Empty when no valid address is set.
 */
function webhook_endpoint() {
	$base = site_server_url();
	return '' === $base ? '' : $base . '/api/revalidate';
}

/**
 * Whether changes are reported at all.
 *
 * @return bool
 */
function sends_webhooks() {
	/**
	 * Filters whether changes are reported; return false while importing.
	 *
	 * @param bool $send Whether to send.
	 */
	return '' !== webhook_endpoint() && signing_secrets() && apply_filters( 'headless_companion_send_webhooks', true );
}
