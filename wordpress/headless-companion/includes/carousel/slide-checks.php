<?php
/**
 * The checks of a slide. A value that the website or Supabase would not accept is refused at its field.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of characters that the table accepts, by column. */
const SLIDE_LIMITS = array(
	'title'          => 200,
	'title_de'       => 200,
	'button_text'    => 60,
	'button_text_de' => 60,
);

/**
 * The columns with German texts. A table of an earlier version has none of them.
 *
 * @return string[]
 */
function german_slide_columns() {
	return array( 'title_de', 'button_text_de', 'button_url_de' );
}

/**
 * A slide in the form in which it is saved: URLs of the website become paths, and empty German values become null.
 *
 * @param array<string, mixed> $typed What an editor entered, by column.
 * @return array<string, mixed>
 */
function slide_to_store( $typed ) {
	foreach ( array( 'background_image_url', 'button_url', 'button_url_de' ) as $column ) {
		if ( isset( $typed[ $column ] ) ) {
			$typed[ $column ] = stored_address( (string) $typed[ $column ] );
		}
	}
	foreach ( german_slide_columns() as $column ) {
		if ( isset( $typed[ $column ] ) && '' === $typed[ $column ] ) {
			$typed[ $column ] = null;
		}
	}
	return $typed;
}

/**
 * Checks a slide.
 *
 * @param array<string, mixed> $slide Result of slide_to_store().
 * @return array<string, string> Message by column; empty if the website shows the slide.
 */
function errors_in_slide( $slide ) {
	$errors = array(
		'title'                => error_in_slide_text( (string) $slide['title'], 'title' ),
		'button_text'          => error_in_slide_text( (string) $slide['button_text'], 'button_text' ),
		'background_image_url' => error_in_picture_address( (string) $slide['background_image_url'] ),
		'button_url'           => error_in_button_address( (string) $slide['button_url'] ),
	);
	foreach ( array( 'title_de', 'button_text_de' ) as $column ) {
		if ( isset( $slide[ $column ] ) ) {
			$errors[ $column ] = error_in_slide_text( $slide[ $column ], $column );
		}
	}
	if ( isset( $slide['button_url_de'] ) ) {
		$errors['button_url_de'] = error_in_button_address( $slide['button_url_de'] );
	}
	if ( isset( $slide['created_at'] ) && false === strtotime( $slide['created_at'] ) ) {
		$errors['created_at'] = __( 'There is no such day. Complete it, or empty the field.', 'headless-companion' );
	}
	return array_filter( $errors, 'strlen' );
}

/**
 * Checks the length of a text of a slide.
 *
 * @param string $text   Text.
 * @param string $column Its column.
 * @return string Message; empty if the text fits.
 */
function error_in_slide_text( $text, $column ) {
	if ( '' === trim( $text ) ) {
		return __( 'Write something here: this field must not be empty.', 'headless-companion' );
	}
	$most = SLIDE_LIMITS[ $column ];
	/* translators: %d: number of characters. */
	return mb_strlen( trim( $text ) ) > $most ? sprintf( __( 'At most %d characters fit here.', 'headless-companion' ), $most ) : '';
}
