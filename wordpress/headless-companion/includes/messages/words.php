<?php
/**
 * The texts of the screen "Messages" about a message, and the start of a reply.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum length of a mailto: URL, in bytes. Mail programs cut off longer ones. */
const MAX_MAIL_ADDRESS = 1900;

/**
 * The subjects of the contact form.
 *
 * @return array<string, string> Text in the language of the screen, by saved subject.
 */
function message_subjects() {
	return array(
		'Booking Session'       => __( 'Booking Session', 'headless-companion' ),
		'Booking Group Session' => __( 'Booking Group Session', 'headless-companion' ),
		'General Inquiry'       => __( 'General Inquiry', 'headless-companion' ),
		'Inform about a Problem with the Website' => __( 'Inform about a Problem with the Website', 'headless-companion' ),
	);
}

/**
 * The subject of a message, in the language of the screen.
 *
 * @param array<string, mixed> $message Message.
 * @return string
 */
function subject_of_message( $message ) {
	$subjects = message_subjects();
	return isset( $subjects[ $message['subject'] ] ) ? $subjects[ $message['subject'] ] : (string) $message['subject'];
}

/**
 * The name of the sender of a message.
 *
 * @param array<string, mixed> $message Message.
 * @return string
 */
function sender_of_message( $message ) {
	return trim( "{$message['first_name']} {$message['last_name']}" );
}

/**
 * The texts about the state of a message.
 *
 * @param array<string, mixed> $message Message.
 * @return string[]
 */
function states_of_message( $message ) {
	$read   = empty( $message['read_at'] ) ? __( 'Unread', 'headless-companion' ) : __( 'Read', 'headless-companion' );
	$states = array( empty( $message['done_at'] ) ? $read : __( 'Is done', 'headless-companion' ) );
	if ( 'suspect' === $message['state'] ) {
		$states[] = __( 'Suspicious: it was not mailed', 'headless-companion' );
	} elseif ( 'waiting' === $message['mail_state'] ) {
		$states[] = __( 'Its mail waits', 'headless-companion' );
	} elseif ( 'failed' === $message['mail_state'] ) {
		$states[] = __( 'Its mail was given up', 'headless-companion' );
	}
	return $states;
}

/**
 * The time at which a message was received, in the time zone of WordPress.
 *
 * @param array<string, mixed> $message Message.
 * @return string
 */
function time_of_message( $message ) {
	return (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), (int) strtotime( $message['created_at'] ) );
}

/**
 * The mailto: URL of a reply. The subject and the line above the quotation are in the language of the visitor.
 *
 * @param array<string, mixed> $message Message.
 * @return string
 */
function reply_address( $message ) {
	$is_german = 'de' === $message['locale'];
	$german    = array(
		'Booking Session'       => 'Sitzung buchen',
		'Booking Group Session' => 'Gruppensitzung buchen',
		'General Inquiry'       => 'Allgemeine Anfrage',
		'Inform about a Problem with the Website' => 'Ein Problem mit der Website melden',
	);
	$subject   = $is_german && isset( $german[ $message['subject'] ] ) ? $german[ $message['subject'] ] : $message['subject'];
	$day       = ( new \DateTime( $message['created_at'] ) )->setTimezone( wp_timezone() )->format( $is_german ? 'j.n.Y' : 'j F Y' );
	$head      = sprintf( $is_german ? 'Am %1$s schrieb %2$s:' : 'On %1$s, %2$s wrote:', $day, sender_of_message( $message ) );
	$address   = 'mailto:' . rawurlencode( $message['email'] ) . '?subject=' . rawurlencode( "Re: $subject" ) . '&body=' . rawurlencode( "\r\n\r\n$head\r\n" );
	foreach ( preg_split( '/\r\n|\r|\n/', $message['message'] ) as $line ) {
		$quoted = rawurlencode( "> $line\r\n" );
		if ( strlen( $address ) + strlen( $quoted ) > MAX_MAIL_ADDRESS ) {
			return $address . rawurlencode( '> ' . start_of_line( $line, MAX_MAIL_ADDRESS - strlen( $address ) ) . "[…]\r\n" );
		}
		$address .= $quoted;
	}
	return $address;
}

/**
 * The start of a line, short enough that `> `, this start and `[…]` still fit into the URL.
 *
 * @param string $line Line.
 * @param int    $room Number of bytes that the URL may still get.
 * @return string
 */
function start_of_line( $line, $room ) {
	$room -= strlen( rawurlencode( "> […]\r\n" ) );
	$start = '';
	foreach ( preg_split( '//u', $line, -1, PREG_SPLIT_NO_EMPTY ) as $sign ) {
		$room -= strlen( rawurlencode( $sign ) );
		if ( $room < 0 ) {
			break;
		}
		$start .= $sign;
	}
	return $start;
}

/**
 * A text of a visitor as HTML. esc_html() would not change entities that the visitor has typed.
 *
 * @param string $text Text.
 * @return string HTML.
 */
function message_html( $text ) {
	// Older versions of WordPress would restore `&#39;` even from `&amp;#39;`, so its # is encoded too.
	return esc_html( str_replace( array( '&', '&amp;#' ), array( '&amp;', '&amp;&#35;' ), $text ) );
}
