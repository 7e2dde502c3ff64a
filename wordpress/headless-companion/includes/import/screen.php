<?php
/**
 * Events -> Import: choose a file, check the preview, create the events.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const IMPORT_PAGE = 'headless-companion-import';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_import_page' );

/**
 * Adds the screen to the menu of events.
 */
function add_import_page() {
	if ( ! is_content_type( 'event' ) || ! post_type_exists( 'event' ) || has_acf_fields( 'event' ) ) {
		return;
	}
	$page = add_submenu_page( 'edit.php?post_type=event', __( 'Import events', 'headless-companion' ), __( 'Import', 'headless-companion' ), import_capability(), IMPORT_PAGE, __NAMESPACE__ . '\\print_import_page' );
	add_action( "admin_print_styles-$page", __NAMESPACE__ . '\\enqueue_event_form_assets' );
}

/**
 * The capability to import events, which is the same as for creating events.
 *
 * @return string
 */
function import_capability() {
	return get_post_type_object( 'event' )->cap->create_posts;
}

/**
 * The URL of the screen.
 *
 * @return string
 */
function import_address() {
	return add_query_arg( array( 'page' => IMPORT_PAGE ), admin_url( 'edit.php?post_type=event' ) );
}

/**
 * Prints the screen.
 */
function print_import_page() {
	if ( ! current_user_can( import_capability() ) ) {
		return;
	}
	$stored = read_for_user( 'import' );
	echo '<div class="wrap headless-event-form"><h1>' . esc_html__( 'Import events', 'headless-companion' ) . '</h1>';
	if ( isset( $stored['error'] ) ) {
		printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $stored['error'] ) );
		unset( $stored['error'] );
		keep_for_user( 'import', $stored );
	}
	if ( isset( $stored['entries'] ) ) {
		print_import_preview( $stored['entries'], $stored['file'] );
	}
	print_import_form( isset( $stored['entries'] ) );
	echo '</div>';
}

/**
 * Prints the form with which a file is uploaded.
 *
 * @param bool $is_another Whether the preview of a file is shown already.
 */
function print_import_form( $is_another ) {
	$title = $is_another ? __( 'Another file', 'headless-companion' ) : __( 'Choose a file', 'headless-companion' );
	printf( '<h2>%s</h2>', esc_html( $title ) );
	printf(
		'<p>%s</p><p>%s</p>',
		esc_html__( 'A table (CSV, as Excel, Numbers and Google Sheets save it) or a calendar (.ics, as every calendar exports it). You see what would be made before anything is.', 'headless-companion' ),
		esc_html__( 'The first row of a table names its columns, in English or German. Needed are Title and Day; useful are Begins at, Ends at, Doors, Venue, Street, Postcode, Town, Country, Price, Currency, Tickets, Description and German title.', 'headless-companion' )
	);
	printf( '<form method="post" action="%s" enctype="multipart/form-data">', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s">', esc_attr( IMPORT_READ_ACTION ) );
	wp_nonce_field( IMPORT_READ_ACTION );
	printf(
		'<p><label for="headless-import-file">%s</label><br><input type="file" id="headless-import-file" name="file" accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar" required></p>',
		esc_html__( 'File', 'headless-companion' )
	);
	printf( '<p class="submit"><button type="submit" class="button%s">%s</button></p></form>', $is_another ? '' : ' button-primary', esc_html__( 'Show what is in it', 'headless-companion' ) );
}
