<?php
/**
 * A slide as the website shows it, in both languages. A script updates it while somebody types.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints both previews.
 *
 * @param array<string, mixed> $slide     Values.
 * @param bool                 $is_german Whether the table has German columns.
 */
function print_slide_previews( $slide, $is_german ) {
	printf( '<section class="headless-slide-previews" aria-label="%s">', esc_attr__( 'Preview', 'headless-companion' ) );
	print_slide_preview( $slide, 'en', __( 'On the English page', 'headless-companion' ) );
	if ( $is_german ) {
		print_slide_preview( $slide, 'de', __( 'On the German page', 'headless-companion' ) );
	}
	echo '</section>';
}

/**
 * Prints a preview.
 *
 * @param array<string, mixed> $slide    Values.
 * @param string               $language en or de.
 * @param string               $label    Description.
 */
function print_slide_preview( $slide, $language, $label ) {
	$of_german = static function ( $column ) use ( $slide, $language ) {
		return 'de' === $language && '' !== trim( (string) $slide[ $column . '_de' ] ) ? $slide[ $column . '_de' ] : $slide[ $column ];
	};
	$picture   = (string) $slide['background_image_url'];
	printf( '<figure><figcaption>%s</figcaption><div class="headless-slide-card" data-headless-preview="%s">', esc_html( $label ), esc_attr( $language ) );
	printf( '<img alt="" src="%s"%s>', esc_url( '' === $picture ? '' : picture_to_look_at( $picture ) ), '' === $picture ? ' hidden' : '' );
	echo '<div class="headless-slide-card__words">';
	printf( '<span class="headless-slide-card__date">%s</span>', esc_html( slide_date( (string) $slide['created_at'], $language ) ) );
	printf( '<p data-headless-shows="title">%s</p>', esc_html( (string) $of_german( 'title' ) ) );
	printf( '<span class="headless-slide-card__button" data-headless-shows="button_text">%s</span>', esc_html( (string) $of_german( 'button_text' ) ) );
	echo '</div></div></figure>';
}

/**
 * The day on the badge, as the website writes it.
 *
 * @param string $created  When the slide was made.
 * @param string $language en or de.
 * @return string
 */
function slide_date( $created, $language ) {
	$time = strtotime( $created );
	if ( false === $time ) {
		return '';
	}
	$day = ( new \DateTime( "@$time" ) )->setTimezone( wp_timezone() );
	$months = array( 'Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.' );
	return 'de' === $language ? $day->format( 'j. ' ) . $months[ (int) $day->format( 'n' ) - 1 ] . $day->format( ' Y' ) : $day->format( 'M j, Y' );
}
