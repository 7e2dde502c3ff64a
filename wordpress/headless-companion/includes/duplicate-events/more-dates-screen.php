<?php
/**
 * The screen "More dates" of an event.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\\add_more_dates_page' );

/**
 * Adds the screen without an entry in the menu, because it is opened from an event.
 */
function add_more_dates_page() {
	if ( ! is_content_type( 'event' ) || ! post_type_exists( 'event' ) ) {
		return;
	}
	$page = add_submenu_page( '', __( 'More dates', 'headless-companion' ), __( 'More dates', 'headless-companion' ), get_post_type_object( 'event' )->cap->edit_posts, DATES_PAGE, __NAMESPACE__ . '\\print_more_dates_page' );
	add_action( "admin_print_styles-$page", __NAMESPACE__ . '\\enqueue_event_form_assets' );
	add_action( "load-$page", __NAMESPACE__ . '\\name_more_dates_page' );
}

/**
 * Sets the title of the screen, which WordPress would take from the entry in the menu, and highlights the menu of
 * events.
 */
function name_more_dates_page() {
	$GLOBALS['title'] = __( 'More dates', 'headless-companion' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- there is no other way for a page without an entry in the menu.
	add_filter(
		'parent_file',
		static function () {
			return 'edit.php?post_type=event';
		}
	);
}

/**
 * Loads the styles of the screens, and the script that adds rows to a table.
 */
function enqueue_event_form_assets() {
	enqueue_translated_scripts( array( 'event-forms' ), array( 'wp-i18n' ) );
	wp_enqueue_style( 'headless-companion-event-forms', plugins_url( 'assets/event-forms.css', PLUGIN_FILE ), array(), VERSION );
}

/**
 * The URL of the screen.
 *
 * @param int $id Event.
 * @return string
 */
function more_dates_address( $id ) {
	return add_query_arg( array( 'page' => DATES_PAGE, 'event' => $id ), admin_url( 'admin.php' ) );
}

/**
 * Prints the screen.
 */
function print_more_dates_page() {
	$id = isset( $_GET['event'] ) ? absint( $_GET['event'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData.NoNonce -- only shows a form.
	if ( ! current_user_can( 'edit_post', $id ) || ! may_copy_event( $id ) ) {
		echo '<div class="wrap"><p>' . esc_html__( 'Choose an event in the list, then “More dates”.', 'headless-companion' ) . '</p></div>';
		return;
	}
	$typed = take_for_user( "dates_$id" );
	$rows  = isset( $typed['rows'] ) ? $typed['rows'] : array();

	echo '<div class="wrap headless-event-form"><h1>' . esc_html__( 'More dates', 'headless-companion' ) . '</h1>';
	print_original_of_dates( $id );
	if ( isset( $typed['errors'] ) ) {
		$message = $typed['errors'] ? __( 'Nothing was made yet: some rows need a look.', 'headless-companion' ) : __( 'Choose at least one day.', 'headless-companion' );
		printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $message ) );
	}
	printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s"><input type="hidden" name="event" value="%d">', esc_attr( DATES_ACTION ), (int) $id );
	wp_nonce_field( DATES_ACTION );
	print_date_rows( array_pad( $rows, max( DATES_ROWS, count( $rows ) + 1 ), array() ), isset( $typed['errors'] ) ? $typed['errors'] : array() );
	print_making_buttons();
	echo '</form></div>';
}

/**
 * Prints the title and the date of the event that is copied.
 *
 * @param int $id Event.
 */
function print_original_of_dates( $id ) {
	printf(
		'<p>%s</p><p class="description">%s</p>',
		wp_kses(
			/* translators: 1: title of an event, 2: its day and time. */
			sprintf( __( 'The same event as %1$s (%2$s), on these days:', 'headless-companion' ), '<strong>' . esc_html( get_the_title( $id ) ) . '</strong>', esc_html( day_in_list( $id ) ) ),
			array( 'strong' => array() )
		),
		esc_html__( 'Each day becomes an event of its own, with everything of this one, German words too. Times that you leave empty are those of this one.', 'headless-companion' )
	);
}

/**
 * Prints the rows.
 *
 * @param array<int, array<string, string>> $rows   Rows.
 * @param array<int, string>                $errors Message by row.
 */
function print_date_rows( $rows, $errors ) {
	printf( '<div class="headless-table-scroll" role="region" tabindex="0" aria-label="%s">', esc_attr__( 'More dates', 'headless-companion' ) );
	echo '<table class="widefat striped headless-dates" data-headless-rows><thead><tr><td></td>';
	foreach ( date_columns() as $name => $label ) {
		printf( '<th scope="col" id="headless-dates-%s">%s</th>', esc_attr( $name ), esc_html( $label ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $rows as $index => $row ) {
		$error = isset( $errors[ $index ] ) ? $errors[ $index ] : '';
		printf( '<tr><th scope="row" id="headless-dates-row-%1$d">%1$d</th>', (int) $index + 1 );
		foreach ( array_keys( date_columns() ) as $name ) {
			$value = isset( $row[ $name ] ) ? $row[ $name ] : '';
			print_date_cell( $index, $name, $value, $error );
		}
		echo '</tr>';
	}
	echo '</tbody></table></div>';
}

/**
 * Prints a cell. The first cell of a row contains the error message of the row.
 *
 * @param int    $index Row.
 * @param string $name  Custom field.
 * @param string $value Value.
 * @param string $error Message.
 */
function print_date_cell( $index, $name, $value, $error ) {
	$has_error = 'start_date' === $name && '' !== $error;
	printf(
		'<td><input type="%1$s" name="dates[%2$d][%3$s]" value="%4$s" aria-labelledby="headless-dates-%3$s headless-dates-row-%6$d"%5$s>',
		'start_date' === $name ? 'date' : 'time',
		(int) $index,
		esc_attr( $name ),
		esc_attr( $value ),
		$has_error ? sprintf( ' aria-invalid="true" aria-describedby="headless-dates-error-%d"', (int) $index ) : '',
		(int) $index + 1
	);
	if ( $has_error ) {
		printf( '<br><strong id="headless-dates-error-%d" class="headless-field__error">%s</strong>', (int) $index, esc_html( $error ) );
	}
	echo '</td>';
}

/**
 * Prints the buttons. Only users who may publish get the button that publishes.
 */
function print_making_buttons() {
	echo '<p class="submit">';
	printf( '<button type="submit" name="draft" value="1" class="button button-primary">%s</button> ', esc_html__( 'Make drafts', 'headless-companion' ) );
	if ( current_user_can( get_post_type_object( 'event' )->cap->publish_posts ) ) {
		printf( '<button type="submit" name="publish" value="1" class="button">%s</button>', esc_html__( 'Publish them', 'headless-companion' ) );
	}
	echo '</p>';
}
