<?php
/**
 * The checks of the values on the settings page.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the submitted values. For an invalid value, the saved one is kept, and the screen shows a message.
 *
 * @param mixed $input Submitted values.
 * @return array<string, string>
 */
function check_settings( $input ) {
	$input  = is_array( $input ) ? array_map( 'trim', array_filter( $input, 'is_string' ) ) : array();
	$stored = (array) get_option( SETTINGS_OPTION, array() );
	foreach ( array( 'site_url', 'internal_url' ) as $name ) {
		if ( isset( $input[ $name ] ) && ! is_fixed_setting( $name ) ) {
			$stored[ $name ] = checked_address( $input[ $name ], isset( $stored[ $name ] ) ? $stored[ $name ] : '' );
		}
	}
	foreach ( array( 'secret', 'next_secret' ) as $name ) {
		if ( ! empty( $input[ $name ] ) && ! is_fixed_setting( $name ) ) {
			$stored[ $name ] = checked_secret( $input[ $name ], isset( $stored[ $name ] ) ? $stored[ $name ] : '' );
		}
	}
	if ( ! empty( $input['end_rotation'] ) && ! empty( $stored['next_secret'] ) ) {
		$stored['secret']      = $stored['next_secret'];
		$stored['next_secret'] = '';
	}
	return $stored;
}

/**
 * The submitted URL if it is valid. Otherwise the saved one, with an error message.
 *
 * @param string $url    Submitted.
 * @param string $stored Stored value.
 * @return string
 */
function checked_address( $url, $stored ) {
	if ( '' === $url || is_site_address( $url ) ) {
		return untrailingslashit( esc_url_raw( $url, array( 'http', 'https' ) ) );
	}
	/* translators: %s: what was entered. */
	add_settings_error( SETTINGS_OPTION, 'address', sprintf( __( '"%s" is not an address: it must start with https:// or http://. It was not saved.', 'headless-companion' ), $url ) );
	return $stored;
}

/**
 * The submitted secret if it is long enough. Otherwise the saved one, with an error message.
 *
 * @param string $secret Submitted.
 * @param string $stored Stored value.
 * @return string
 */
function checked_secret( $secret, $stored ) {
	if ( strlen( $secret ) >= MIN_SECRET_LENGTH ) {
		return $secret;
	}
	/* translators: 1: least length, 2: length entered. */
	add_settings_error( SETTINGS_OPTION, 'secret', sprintf( __( 'A secret needs at least %1$d characters; this one has %2$d. It was not saved.', 'headless-companion' ), MIN_SECRET_LENGTH, strlen( $secret ) ) );
	return $stored;
}
