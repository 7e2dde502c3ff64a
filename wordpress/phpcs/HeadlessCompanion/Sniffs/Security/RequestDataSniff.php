<?php

namespace HeadlessCompanion\Sniffs\Security;

use HeadlessCompanion\Functions;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * A function that reads data of the request must verify a nonce before, and must check a capability.
 */
class RequestDataSniff implements Sniff {

	/** Functions that verify a nonce. The last three are functions of this plugin. */
	const NONCES = array( 'wp_verify_nonce', 'check_admin_referer', 'check_ajax_referer', 'is_submitted_for', 'is_term_form', 'is_loopback_ticket' );

	const CAPABILITIES = array( 'current_user_can', 'user_can', 'is_loopback_ticket' );

	public function register() {
		return array( T_VARIABLE );
	}

	public function process( File $file, $at ) {
		$tokens = $file->getTokens();
		if ( ! in_array( $tokens[ $at ]['content'], array( '$_POST', '$_GET', '$_REQUEST', '$_COOKIE', '$_FILES' ), true ) || $this->isOnlyAskedFor( $file, $at ) ) {
			return;
		}
		$function = Functions::around( $file, $at );
		if ( null === $function ) {
			$file->addError( '%s is read outside of a function', $at, 'NoFunction', array( $tokens[ $at ]['content'] ) );
			return;
		}
		$from = $tokens[ $function ]['scope_opener'];
		if ( ! $this->calls( $file, self::NONCES, $from, $this->endOfStatement( $file, $at ) ) ) {
			$file->addError( 'No nonce is verified before %s is read', $at, 'NoNonce', array( $tokens[ $at ]['content'] ) );
		}
		// A function that only verifies a nonce does nothing that needs a capability.
		$isVerifier = in_array( $file->getDeclarationName( $function ), self::NONCES, true );
		if ( ! $isVerifier && ! $this->calls( $file, self::CAPABILITIES, $from, $tokens[ $function ]['scope_closer'] ) ) {
			$file->addError( 'A function that reads %s checks no capability', $at, 'NoCapability', array( $tokens[ $at ]['content'] ) );
		}
	}

	/** Whether a value is only checked with isset() or empty(), which reveal nothing about the value. */
	private function isOnlyAskedFor( File $file, $at ) {
		$tokens = $file->getTokens();
		foreach ( array_keys( isset( $tokens[ $at ]['nested_parenthesis'] ) ? $tokens[ $at ]['nested_parenthesis'] : array() ) as $open ) {
			$before = $file->findPrevious( T_WHITESPACE, $open - 1, null, true );
			if ( in_array( $tokens[ $before ]['code'], array( T_ISSET, T_EMPTY ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** The end of the statement. The nonce itself is read from the request in the statement that verifies it. */
	private function endOfStatement( File $file, $at ) {
		return $file->findNext( array( T_SEMICOLON, T_OPEN_CURLY_BRACKET ), $at );
	}

	private function calls( File $file, array $names, $from, $to ) {
		$tokens = $file->getTokens();
		for ( $at = $from; $at < $to; $at++ ) {
			if ( T_STRING === $tokens[ $at ]['code'] && in_array( $tokens[ $at ]['content'], $names, true ) && null !== Functions::openingOfCall( $file, $at ) ) {
				return true;
			}
		}
		return false;
	}
}
