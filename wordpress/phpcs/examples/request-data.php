<?php

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

function save_well( $id ) {
	check_admin_referer( 'save' );
	if ( current_user_can( 'edit_post', $id ) && isset( $_POST['title'] ) ) {
		update_post_meta( $id, 'title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) );
	}
}

function save_without_nonce( $id ) {
	if ( current_user_can( 'edit_post', $id ) ) {
		update_post_meta( $id, 'title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) ); // error
	}
}

function save_without_right( $id ) {
	check_admin_referer( 'save' );
	update_post_meta( $id, 'title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) ); // error
}

function save_before_nonce( $id ) {
	$title = sanitize_text_field( wp_unslash( $_POST['title'] ) ); // error
	check_admin_referer( 'save' );
	if ( current_user_can( 'edit_post', $id ) ) {
		update_post_meta( $id, 'title', $title );
	}
}

$first = absint( $_GET['page'] ); // error
