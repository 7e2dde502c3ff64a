<?php
/**
 * The messages that screens show if Supabase cannot be used: the cause, and what to do, step by step.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The causes, described for an editor.
 *
 * @return array<string, string> Text by code of the error.
 */
function supabase_error_messages() {
	return array(
		'supabase_unset'        => __( 'This WordPress has no key to Supabase yet, where the website stores the carousel and the messages.', 'headless-companion' ),
		'supabase_unreachable'  => __( 'Supabase did not answer in time. Nothing is lost: try again in a minute.', 'headless-companion' ),
		'supabase_refused'      => __( 'Supabase does not accept the key in wp-config.php. It may have been replaced, or it is a public key.', 'headless-companion' ),
		'supabase_lacks_table'  => __( 'Supabase does not have what this screen needs. The website’s newest migrations are missing.', 'headless-companion' ),
		'supabase_lacks_column' => __( 'Supabase does not have what this screen needs. The website’s newest migrations are missing.', 'headless-companion' ),
		'supabase_rejected'     => __( 'Supabase did not take what was sent. Nothing was changed.', 'headless-companion' ),
		'supabase_failed'       => __( 'Supabase answered with an error. Nothing is lost: try again in a minute.', 'headless-companion' ),
	);
}

/**
 * The description of an error for an editor.
 *
 * @param \WP_Error $error Error of request_supabase().
 * @return string
 */
function supabase_error_message( $error ) {
	$messages = supabase_error_messages();
	$code     = (string) $error->get_error_code();
	return $messages[ isset( $messages[ $code ] ) ? $code : 'supabase_failed' ];
}

/**
 * Prints the cause, and what an administrator can do.
 *
 * @param \WP_Error $error Error of request_supabase().
 */
function print_supabase_error( $error ) {
	printf( '<div class="notice notice-warning inline" role="alert"><p>%s</p></div>', esc_html( supabase_error_message( $error ) ) );
	if ( in_array( $error->get_error_code(), array( 'supabase_unset', 'supabase_refused' ), true ) ) {
		print_steps_to_key();
	} elseif ( in_array( $error->get_error_code(), array( 'supabase_lacks_table', 'supabase_lacks_column' ), true ) ) {
		/* translators: %s: a command. */
		printf( '<p>%s</p>', wp_kses( sprintf( __( 'Whoever looks after the website runs %s in its folder.', 'headless-companion' ), '<code>supabase db push</code>' ), array( 'code' => array() ) ) );
	}
	printf( '<p>%s</p>', esc_html__( 'Supabase’s own table editor works all the same.', 'headless-companion' ) );
}

/**
 * Prints how to create a key and add it to this WordPress.
 */
function print_steps_to_key() {
	$code  = array( 'code' => array() );
	$steps = array(
		__( 'Open your project in Supabase’s dashboard.', 'headless-companion' ),
		/* translators: %s: how a key begins. */
		sprintf( __( 'Under Settings → API Keys, make a secret key for this WordPress. It begins with %s.', 'headless-companion' ), '<code>sb_secret_</code>' ),
		/* translators: %s: the name of a file. */
		sprintf( __( 'Write both lines into %s on the server, above the line that says to stop editing:', 'headless-companion' ), '<code>wp-config.php</code>' ),
	);
	printf( '<h2>%s</h2><ol>', esc_html__( 'How to get a key', 'headless-companion' ) );
	foreach ( $steps as $step ) {
		printf( '<li>%s</li>', wp_kses( $step, $code ) );
	}
	echo '</ol>';
	printf( "<pre class=\"headless-code\">define( 'HEADLESS_SUPABASE_URL', '%s' );\ndefine( 'HEADLESS_SUPABASE_SECRET_KEY', 'sb_secret_…' );</pre>", esc_html( '' === supabase_url() ? 'https://….supabase.co' : supabase_url() ) );
	printf( '<p>%s</p>', esc_html__( 'The key opens the whole database. It belongs in this file alone: not in a mail, not in a screenshot.', 'headless-companion' ) );
}
