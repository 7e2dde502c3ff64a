<?php
/**
 * Fields of posts, in the types that Advanced Custom Fields returns through REST: a value never saved is null, a
 * number field returns a number, a date picker returns the stored text (YYYYMMDD).
 */

/** Lets editors store these fields of a type through REST. */
function earlier_register_fields( $type, $names ) {
	foreach ( $names as $name ) {
		register_post_meta(
			$type,
			$name,
			array(
				'type'         => 'string',
				'single'       => true,
				'show_in_rest' => true,
			)
		);
	}
}

/** The stored value as a string; null if the field was never saved. */
function earlier_field( $id, $name ) {
	return metadata_exists( 'post', $id, $name ) ? get_post_meta( $id, $name, true ) : null;
}

/** The stored value of a field of numbers, as a number; null if the field was never saved. */
function earlier_number( $id, $name ) {
	$value = earlier_field( $id, $name );
	return is_numeric( $value ) ? $value + 0 : $value;
}
