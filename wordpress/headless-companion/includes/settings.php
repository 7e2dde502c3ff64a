<?php
/**
 * The settings: the URL of the public site, and the secrets that sign the requests to it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SETTINGS_OPTION   = 'headless_companion_settings';
const MIN_SECRET_LENGTH = 32;

/**
 * The constants in wp-config.php that set a setting.
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
 * Whether wp-config.php sets a setting, so that no screen may change it.
 *
 * @param string $name Setting name.
 * @return bool
 */
function is_fixed_setting( $name ) {
	$constant = setting_constants()[ $name ];
	return defined( $constant ) && '' !== (string) constant( $constant );
}

/**
 * The value of a setting: from wp-config.php if it is set there, or else the saved one.
 *
 * @param string $name Setting name.
 * @return string Empty if it is not set.
 */
function setting( $name ) {
	if ( is_fixed_setting( $name ) ) {
		return trim( (string) constant( setting_constants()[ $name ] ) );
	}
	$stored = get_option( SETTINGS_OPTION, array() );
	return isset( $stored[ $name ] ) ? (string) $stored[ $name ] : '';
}

/**
 * Whether a text is an absolute http or https URL.
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
 * The secrets that sign, with the current one first. During a rotation there are two.
 *
 * @return string[] Empty if none is long enough.
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
 * The URL with which this server reaches the site: the internal URL if it is set.
 *
 * @return string Without a slash at its end; empty if no valid URL is set.
 */
function site_server_url() {
	$base = setting( 'internal_url' );
	if ( '' === $base ) {
		$base = setting( 'site_url' );
	}
	return is_site_address( $base ) ? untrailingslashit( $base ) : '';
}

/**
 * The URL to which the webhook is sent.
 *
 * @return string Empty if no valid URL is set.
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
