<?php
/**
 * The suggested text for the privacy policy (Settings -> Privacy -> Policy Guide).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\\suggest_policy_text' );

/**
 * Suggests the text.
 */
function suggest_policy_text() {
	$paragraphs = array(
		__( 'What visitors write in the website’s contact form (name, mail address, telephone number, text) is stored in the website’s database at Supabase. WordPress shows it to editors and does not store it.', 'headless-companion' ),
		__( 'The website’s legal notices say for how long messages are stored. WordPress’s tools for personal data export and erase a person’s messages there too.', 'headless-companion' ),
	);
	$html       = '';
	foreach ( $paragraphs as $paragraph ) {
		$html .= '<p>' . esc_html( $paragraph ) . '</p>';
	}
	wp_add_privacy_policy_content( __( 'Messages of the contact form', 'headless-companion' ), $html );
}
