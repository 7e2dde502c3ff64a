<?php
/**
 * The controls in the boxes of events, videos, releases and tours.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control of a field. For screen readers, it is connected with its help text and its error message.
 *
 * @param array<string, mixed> $field      Field.
 * @param string               $value      Its value.
 * @param bool                 $is_refused Whether the value was refused.
 */
function print_field_control( $field, $value, $is_refused ) {
	switch ( $field['kind'] ) {
		case 'lines':
		case 'html':
			printf( '<textarea class="widefat" rows="6" %s>%s</textarea>', control_attributes( $field, $is_refused ), esc_textarea( $value ) );
			return;
		case 'choice':
			printf( '<select %s>%s</select>', control_attributes( $field, $is_refused ), options_html( custom_field_choices()[ $field['key'] ], $value ) );
			return;
		case 'tour':
			print_classic_tour( $field, $value, $is_refused );
			return;
		case 'zone':
			printf( '<select %s>%s</select>', control_attributes( $field, $is_refused ), zone_options_html( $value ) );
			return;
		default:
			// An invalid value gets a text field, because a picker of the browser cannot show it.
			$pickers   = array( 'date' => 'date', 'time' => 'time', 'moment' => 'datetime-local' );
			$is_picker = isset( $pickers[ $field['kind'] ] ) && '' === error_in_value( $value, $field['kind'] );
			printf( '<input type="%s" class="%s" %s value="%s">', $is_picker ? esc_attr( $pickers[ $field['kind'] ] ) : 'text', $is_picker ? '' : 'widefat', control_attributes( $field, $is_refused ), esc_attr( $value ) );
	}
}

/**
 * Prints a select box of tours, or a text field if the tours of the website are not known.
 *
 * @param array<string, mixed> $field      Field.
 * @param string               $value      Chosen tour.
 * @param bool                 $is_refused Whether the value was refused.
 */
function print_classic_tour( $field, $value, $is_refused ) {
	if ( ! tour_choices() ) {
		printf( '<input type="text" class="widefat" %s value="%s">', control_attributes( $field, $is_refused ), esc_attr( $value ) );
		return;
	}
	$choices = array( '' => __( 'None', 'headless-companion' ) ) + tour_choices() + array( $value => $value );
	printf( '<select %s>%s</select>', control_attributes( $field, $is_refused ), options_html( $choices, $value ) );
}

/**
 * Id, name and descriptions of a control.
 *
 * @param array<string, mixed> $field      Field.
 * @param bool                 $is_refused Whether the value was refused.
 * @return string HTML.
 */
function control_attributes( $field, $is_refused ) {
	$id           = 'headless-' . $field['key'];
	$described_by = array_filter(
		array(
			$is_refused ? "$id-error" : '',
			'zone' === $field['kind'] ? "$id-hint" : '',
			'' === $field['help'] ? '' : "$id-help",
		)
	);
	return sprintf(
		'id="%1$s" name="headless_fields[%2$s]" %3$s %4$s',
		esc_attr( $id ),
		esc_attr( $field['key'] ),
		$described_by ? sprintf( 'aria-describedby="%s"', esc_attr( implode( ' ', $described_by ) ) ) : '',
		$is_refused ? 'aria-invalid="true"' : ''
	);
}

/**
 * The options of the field for the time zone, grouped by part of the world.
 *
 * @param string $value The chosen value.
 * @return string HTML.
 */
function zone_options_html( $value ) {
	$html = options_html( array( '' => __( 'As the place has it', 'headless-companion' ) ), $value );
	foreach ( zone_groups() as $group => $zones ) {
		$html .= sprintf( '<optgroup label="%s">%s</optgroup>', esc_attr( $group ), options_html( $zones, $value ) );
	}
	return $html;
}

/**
 * The options of a choice.
 *
 * @param array<string, string> $labels Label by value.
 * @param string                $value  The chosen value.
 * @return string HTML.
 */
function options_html( $labels, $value ) {
	$html = '';
	foreach ( $labels as $each => $label ) {
		$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $each ), selected( $each, $value, false ), esc_html( $label ) );
	}
	return $html;
}
