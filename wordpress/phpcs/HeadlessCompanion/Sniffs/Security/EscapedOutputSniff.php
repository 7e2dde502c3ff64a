<?php

namespace HeadlessCompanion\Sniffs\Security;

use HeadlessCompanion\Expressions;
use HeadlessCompanion\Functions;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * All output must be escaped where it is printed.
 */
class EscapedOutputSniff implements Sniff {

	/** @var string[] Functions of the plugin that return escaped HTML; their return statements are checked here too. */
	public $escapedFunctions = array();

	/** Functions of WordPress and PHP whose result may be printed. */
	const ESCAPING = array( 'esc_html', 'esc_attr', 'esc_url', 'esc_textarea', 'esc_js', 'esc_html__', 'esc_html_x', 'esc_attr__', 'esc_attr_x', 'wp_kses', 'wp_kses_post', 'selected', 'checked', 'disabled', 'wp_nonce_field', 'absint', 'intval', 'count', 'wp_json_encode', 'number_format_i18n' );

	/** Functions whose result may be printed if all their arguments may. */
	const TRANSPARENT = array( 'sprintf', 'vsprintf', 'trim', 'implode' );

	public function register() {
		return array( T_ECHO, T_PRINT, T_OPEN_TAG_WITH_ECHO, T_EXIT, T_STRING, T_RETURN );
	}

	public function process( File $file, $at ) {
		$tokens = $file->getTokens();
		$code   = $tokens[ $at ]['code'];
		if ( T_STRING === $code ) {
			$open = in_array( $tokens[ $at ]['content'], array( 'printf', 'vprintf', 'wp_die' ), true ) ? Functions::openingOfCall( $file, $at ) : null;
			if ( null !== $open ) {
				$this->check( $file, $open + 1, $tokens[ $open ]['parenthesis_closer'], 'wp_die' === $tokens[ $at ]['content'] );
			}
			return;
		}
		if ( T_RETURN === $code && ! $this->isOfEscapedFunction( $file, $at ) ) {
			return;
		}
		$end = $file->findNext( array( T_SEMICOLON, T_CLOSE_TAG ), $at );
		if ( T_EXIT === $code ) {
			$open = $file->findNext( T_WHITESPACE, $at + 1, null, true );
			if ( T_OPEN_PARENTHESIS !== $tokens[ $open ]['code'] ) {
				return;
			}
		}
		$this->check( $file, $at + 1, $end, false );
	}

	private function check( File $file, $start, $end, $isFirstOnly ) {
		if ( $isFirstOnly ) {
			$arguments = Functions::arguments( $file, $start - 1 );
			$end       = $arguments ? $arguments[0][1] : $start;
		}
		$expressions = new Expressions( array_merge( self::ESCAPING, $this->escapedFunctions ), self::TRANSPARENT );
		foreach ( $expressions->unsafeIn( $file, $start, $end ) as $token ) {
			$file->addError( 'What is printed must be escaped here: %s', $token, 'NotEscaped', array( $file->getTokens()[ $token ]['content'] ) );
		}
	}

	private function isOfEscapedFunction( File $file, $at ) {
		$function = Functions::around( $file, $at );
		return null !== $function && in_array( $file->getDeclarationName( $function ), $this->escapedFunctions, true );
	}
}
