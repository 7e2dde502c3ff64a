<?php
/**
 * The list of the slides of the home page, in their order.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the list.
 */
function print_slide_list() {
	printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Home carousel', 'headless-companion' ) );
	$slides = find_slides();
	if ( is_wp_error( $slides ) ) {
		echo '<hr class="wp-header-end">';
		print_supabase_error( $slides );
		return;
	}
	printf( ' <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( carousel_page_url( array( 'slide' => 'new' ) ) ), esc_html__( 'Add a slide', 'headless-companion' ) );
	print_slide_outcome();
	printf( '<p>%s</p>', esc_html__( 'The home page shows these slides in this order. A change is there within a second.', 'headless-companion' ) );
	if ( ! $slides ) {
		printf( '<p>%s</p>', esc_html__( 'There is no slide yet: the home page has no carousel.', 'headless-companion' ) );
		return;
	}
	printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s">', esc_attr( SLIDE_TASK_ACTION ) );
	wp_nonce_field( SLIDE_TASK_ACTION );
	printf( '<ol class="headless-slides" data-headless-slides="%s">', esc_url( admin_url( 'admin-ajax.php' ) ) );
	foreach ( $slides as $index => $slide ) {
		print_slide_row( $slide, $index, count( $slides ) );
	}
	echo '</ol></form>';
}

/**
 * Prints a slide of the list.
 *
 * @param array<string, mixed> $slide Slide.
 * @param int                  $index Its position, starting at 0.
 * @param int                  $count Number of slides.
 */
function print_slide_row( $slide, $index, $count ) {
	$id    = (int) $slide['id'];
	$title = (string) $slide['title'];
	printf( '<li class="headless-slide" data-slide="%d" data-title="%s">', (int) $id, esc_attr( $title ) );
	echo '<span class="headless-slide__handle dashicons dashicons-menu" aria-hidden="true"></span>';
	printf( '<img class="headless-slide__picture" src="%s" alt="" width="80" height="100" loading="lazy">', esc_url( picture_url_for_editor( (string) $slide['background_image_url'] ) ) );
	echo '<div class="headless-slide__words">';
	printf( '<h2><a href="%s" lang="en">%s</a></h2>', esc_url( carousel_page_url( array( 'slide' => (string) $id ) ) ), esc_html( $title ) );
	if ( ! empty( $slide['title_de'] ) ) {
		printf( '<p lang="de">%s</p>', esc_html( $slide['title_de'] ) );
	}
	printf( '<p><span lang="en">%s</span> → <span class="code">%s</span></p>', esc_html( (string) $slide['button_text'] ), esc_html( (string) $slide['button_url'] ) );
	print_slide_state( $slide );
	echo '</div>';
	print_slide_buttons( $slide, $index, $count );
	echo '</li>';
}

/**
 * Prints whether visitors see a slide, and the reason if they do not.
 *
 * @param array<string, mixed> $slide Slide.
 */
function print_slide_state( $slide ) {
	$errors = errors_in_slide( slide_to_store( $slide ) );
	if ( empty( $slide['active'] ) ) {
		printf( '<p class="headless-slide__state">%s</p>', esc_html__( 'Switched off', 'headless-companion' ) );
	} elseif ( $errors ) {
		/* translators: %s: reason. */
		printf( '<p class="headless-slide__state is-left-out">%s</p>', esc_html( sprintf( __( 'Left out by the website. %s', 'headless-companion' ), implode( ' ', $errors ) ) ) );
	} else {
		printf( '<p class="headless-slide__state is-shown">%s</p>', esc_html__( 'On the home page', 'headless-companion' ) );
	}
}

/**
 * Prints the buttons of a slide. The accessible name of each button contains the title of the slide.
 *
 * @param array<string, mixed> $slide Slide.
 * @param int                  $index Its position, starting at 0.
 * @param int                  $count Number of slides.
 */
function print_slide_buttons( $slide, $index, $count ) {
	$id       = (int) $slide['id'];
	$is_shown = ! empty( $slide['active'] );
	echo '<div class="headless-slide__buttons">';
	print_slide_button( "up-$id", __( 'Move up', 'headless-companion' ), (string) $slide['title'], 0 === $index );
	print_slide_button( "down-$id", __( 'Move down', 'headless-companion' ), (string) $slide['title'], $count - 1 === $index );
	print_slide_button( $is_shown ? "off-$id" : "on-$id", $is_shown ? __( 'Switch off', 'headless-companion' ) : __( 'Switch on', 'headless-companion' ), (string) $slide['title'] );
	print_slide_button( "delete-$id", __( 'Delete', 'headless-companion' ), (string) $slide['title'] );
	echo '</div>';
}

/**
 * Prints a button.
 *
 * @param string $task        Task and id of the slide, such as up-3.
 * @param string $label       Label.
 * @param string $title       Title of the slide.
 * @param bool   $is_disabled Whether there is nothing to do.
 */
function print_slide_button( $task, $label, $title, $is_disabled = false ) {
	printf(
		'<button class="button%5$s" name="task" value="%1$s" aria-label="%2$s: %3$s"%4$s>%2$s</button> ',
		esc_attr( $task ),
		esc_attr( $label ),
		esc_attr( $title ),
		$is_disabled ? ' aria-disabled="true"' : '',
		0 === strpos( $task, 'delete' ) ? ' button-link-delete' : ''
	);
}

/**
 * The URL at which the browser of an editor can load a picture.
 *
 * @param string $address Saved URL or path.
 * @return string
 */
function picture_url_for_editor( $address ) {
	$address = stored_address( $address );
	if ( ! preg_match( '#^/(?!/)#', $address ) ) {
		return $address;
	}
	if ( ! is_uploaded_path( $address ) ) {
		return headless_companion_site_url( $address );
	}
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ) . $address;
}
