<?php
/**
 * The form of a slide, with previews that the website renders.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the form.
 *
 * @param int $id Slide; 0 for a new one.
 */
function print_slide_form( $id ) {
	$title = $id ? __( 'Edit the slide', 'headless-companion' ) : __( 'Add a slide', 'headless-companion' );
	printf( '<h1>%s</h1><p><a href="%s">%s</a></p>', esc_html( $title ), esc_url( carousel_page_url() ), esc_html__( 'All slides', 'headless-companion' ) );
	$stored    = $id ? find_slide( $id ) : array();
	$is_german = is_wp_error( $stored ) ? $stored : has_german_slides( $stored ? array( $stored ) : array() );
	if ( is_wp_error( $is_german ) ) {
		print_supabase_error( $is_german );
		return;
	}
	if ( null === $stored ) {
		printf( '<p>%s</p>', esc_html__( 'There is no such slide any more.', 'headless-companion' ) );
		return;
	}
	$refused = take_refused_slide( $id );
	$slide   = $refused['typed'] + $stored + new_slide();
	if ( $refused['errors'] ) {
		$message = isset( $refused['errors']['supabase'] ) ? $refused['errors']['supabase'] : __( 'Nothing was saved: some fields need a look.', 'headless-companion' );
		printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $message ) );
	}
	echo '<div class="headless-slide-form">';
	printf( '<form method="post" action="%s" novalidate>', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s"><input type="hidden" name="slide" value="%d">', esc_attr( SLIDE_SAVE_ACTION ), (int) $id );
	wp_nonce_field( SLIDE_SAVE_ACTION );
	print_slide_fields( $slide, $refused['errors'], $is_german );
	submit_button( __( 'Save the slide', 'headless-companion' ) );
	echo '</form>';
	print_slide_previews( $slide, $is_german );
	echo '</div>';
}

/**
 * The default values of a new slide.
 *
 * @return array<string, mixed>
 */
function new_slide() {
	$words = array_fill_keys( array( 'title', 'background_image_url', 'button_text', 'button_url', 'title_de', 'button_text_de', 'button_url_de' ), '' );
	return $words + array(
		'button_target' => '_self',
		'active'        => true,
		'created_at'    => gmdate( 'c' ),
	);
}

/**
 * Prints the fields.
 *
 * @param array<string, mixed>  $slide     Values.
 * @param array<string, string> $errors    Message by column.
 * @param bool                  $is_german Whether the table has German columns.
 */
function print_slide_fields( $slide, $errors, $is_german ) {
	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html__( 'Picture', 'headless-companion' ) );
	print_slide_field( 'background_image_url', __( 'Address of the picture', 'headless-companion' ), $slide, $errors, __( 'Upright, 4:5, at least 1080 × 1350 pixels. The website crops what does not fit.', 'headless-companion' ) );
	printf( '<p><button type="button" class="button hide-if-no-js" data-headless-choose-picture>%s</button></p></fieldset>', esc_html__( 'Choose from the Media Library', 'headless-companion' ) );

	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html__( 'English', 'headless-companion' ) );
	print_slide_field( 'title', __( 'Title', 'headless-companion' ), $slide, $errors );
	print_slide_field( 'button_text', __( 'Words on the button', 'headless-companion' ), $slide, $errors );
	print_slide_field( 'button_url', __( 'Where the button leads', 'headless-companion' ), $slide, $errors, __( 'A page of the website, such as /events, or an address with https://', 'headless-companion' ) );
	echo '</fieldset>';

	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html__( 'German', 'headless-companion' ) );
	if ( $is_german ) {
		printf( '<p class="description">%s</p>', esc_html__( 'Where a field is empty, the German page shows the English words. An address of the website leads to the German page by itself.', 'headless-companion' ) );
		print_slide_field( 'title_de', __( 'German title', 'headless-companion' ), $slide, $errors );
		print_slide_field( 'button_text_de', __( 'German words on the button', 'headless-companion' ), $slide, $errors );
		print_slide_field( 'button_url_de', __( 'Another address for the German page', 'headless-companion' ), $slide, $errors );
	} else {
		printf( '<p>%s</p>', esc_html__( 'The table in Supabase has no columns for German words yet. The website’s newest migrations add them.', 'headless-companion' ) );
	}
	echo '</fieldset>';

	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html__( 'On the home page', 'headless-companion' ) );
	printf( '<p><label><input type="checkbox" name="new_tab" value="1"%s> %s</label></p>', checked( '_blank', $slide['button_target'], false ), esc_html__( 'The button opens a new tab', 'headless-companion' ) );
	printf( '<p><label><input type="checkbox" name="active" value="1"%s> %s</label></p></fieldset>', checked( ! empty( $slide['active'] ), true, false ), esc_html__( 'Show this slide', 'headless-companion' ) );
}

/**
 * Prints a field.
 *
 * @param string                $column Column.
 * @param string                $label  Label.
 * @param array<string, mixed>  $slide  Values.
 * @param array<string, string> $errors Message by column.
 * @param string                $hint   Help text.
 */
function print_slide_field( $column, $label, $slide, $errors, $hint = '' ) {
	$error     = isset( $errors[ $column ] ) ? $errors[ $column ] : '';
	$described = array_filter( array( '' === $error ? '' : "headless-$column-error", '' === $hint ? '' : "headless-$column-hint" ) );
	$is_words  = isset( SLIDE_LIMITS[ $column ] );
	printf( '<p><label for="headless-%1$s">%2$s</label><br>', esc_attr( $column ), esc_html( $label ) );
	printf(
		'<input type="text" class="large-text%6$s" id="headless-%1$s" name="%1$s" value="%2$s"%3$s%4$s%5$s>',
		esc_attr( $column ),
		esc_attr( (string) $slide[ $column ] ),
		$is_words ? sprintf( ' lang="%s" maxlength="%d"', '_de' === substr( $column, -3 ) ? 'de' : 'en', (int) SLIDE_LIMITS[ $column ] ) : ' spellcheck="false"',
		'' === $error ? '' : ' aria-invalid="true"',
		$described ? sprintf( ' aria-describedby="%s"', esc_attr( implode( ' ', $described ) ) ) : '',
		$is_words ? '' : ' code'
	);
	if ( '' !== $error ) {
		printf( '<strong class="headless-field__error" id="headless-%s-error">%s</strong>', esc_attr( $column ), esc_html( $error ) );
	}
	echo '</p>';
	if ( '' !== $hint ) {
		printf( '<p class="description" id="headless-%s-hint">%s</p>', esc_attr( $column ), esc_html( $hint ) );
	}
}
