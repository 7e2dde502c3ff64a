<?php
/**
 * The form of the settings page: fields and their checks.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\\register_settings_form' );

/**
 * Registers the option, its check and its fields.
 */
function register_settings_form() {
	register_setting( PAGE, SETTINGS_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\\check_settings' ) );
	add_settings_section( 'headless-site', '', '__return_null', PAGE );
	$fields = array(
		'site_url'     => array( __( 'Address of the site', 'headless-companion' ), 'print_address_field', __( 'Where visitors find it, such as https://www.example.com', 'headless-companion' ) ),
		'internal_url' => array( __( 'Internal address', 'headless-companion' ), 'print_address_field', __( 'Optional: where this server reaches the site, if not at its public address.', 'headless-companion' ) ),
		'secret'       => array( __( 'Secret', 'headless-companion' ), 'print_secret_field', __( 'Signs every call; the site must know the same. At least 32 characters.', 'headless-companion' ) ),
		'next_secret'  => array( __( 'Second secret', 'headless-companion' ), 'print_secret_field', __( 'Optional, to change the secret without a gap: enter the new one here, give it to the site, then tick the box.', 'headless-companion' ) ),
	);
	foreach ( $fields as $name => list( $label, $printer, $hint ) ) {
		$arguments = array(
			'name'      => $name,
			'hint'      => $hint,
			'label_for' => "headless-$name",
		);
		add_settings_field( $name, $label, __NAMESPACE__ . '\\' . $printer, PAGE, 'headless-site', $arguments );
	}
}

/**
 * Prints a field for a URL.
 *
 * @param array<string, string> $field Name and hint.
 */
function print_address_field( $field ) {
	$name = $field['name'];
	printf(
		'<input type="url" class="regular-text code" id="headless-%1$s" name="%2$s[%1$s]" value="%3$s" %4$s>',
		esc_attr( $name ),
		esc_attr( SETTINGS_OPTION ),
		esc_attr( setting( $name ) ),
		is_fixed_setting( $name ) ? 'readonly' : ''
	);
	print_hint( $field );
}

/**
 * Prints a field for a secret. Of a saved secret, only the last four characters are printed.
 *
 * @param array<string, string> $field Name and hint.
 */
function print_secret_field( $field ) {
	$name   = $field['name'];
	$stored = setting( $name );
	$fixed  = is_fixed_setting( $name );
	printf(
		'<input type="password" class="regular-text code" id="headless-%1$s" name="%2$s[%1$s]" value="" placeholder="%3$s" autocomplete="new-password" spellcheck="false" %4$s> ',
		esc_attr( $name ),
		esc_attr( SETTINGS_OPTION ),
		/* translators: %s: the last four characters of a secret. */
		'' === $stored ? '' : esc_attr( sprintf( __( '•••••••• ends in %s', 'headless-companion' ), substr( $stored, -4 ) ) ),
		$fixed ? 'readonly' : ''
	);
	if ( ! $fixed ) {
		printf( '<button type="button" class="button hide-if-no-js" data-headless-generate="headless-%s">%s</button>', esc_attr( $name ), esc_html__( 'Generate', 'headless-companion' ) );
	}
	print_hint( $field, '' === $stored || $fixed ? '' : __( 'Stored. Leave the field empty to keep it.', 'headless-companion' ) );
	if ( 'next_secret' === $name && '' !== $stored && ! $fixed && ! is_fixed_setting( 'secret' ) ) {
		printf(
			'<p><label><input type="checkbox" name="%s[end_rotation]" value="1"> %s</label></p>',
			esc_attr( SETTINGS_OPTION ),
			esc_html__( 'The site knows the second secret: make it the only one.', 'headless-companion' )
		);
	}
}

/**
 * Prints the hint below a field.
 *
 * @param array<string, string> $field Name and hint.
 * @param string                $more  Further sentence.
 */
function print_hint( $field, $more = '' ) {
	$constant = setting_constants()[ $field['name'] ];
	/* translators: %s: name of a constant. */
	$text = is_fixed_setting( $field['name'] ) ? sprintf( __( 'Set by %s in wp-config.php.', 'headless-companion' ), $constant ) : trim( $field['hint'] . ' ' . $more );
	echo '<p class="description">' . esc_html( $text ) . '</p>';
}
