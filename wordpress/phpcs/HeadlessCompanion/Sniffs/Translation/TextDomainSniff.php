<?php

namespace HeadlessCompanion\Sniffs\Translation;

use HeadlessCompanion\Functions;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Every translated text must be a literal with the text domain of the plugin, and its placeholders must be explained to
 * translators.
 */
class TextDomainSniff implements Sniff {

	/** The indexes of the arguments that must be literals, by function: texts and contexts, but no numbers. */
	const TEXTS = array(
		'__'         => array( 0 ),
		'_e'         => array( 0 ),
		'esc_html__' => array( 0 ),
		'esc_html_e' => array( 0 ),
		'esc_attr__' => array( 0 ),
		'esc_attr_e' => array( 0 ),
		'_x'         => array( 0, 1 ),
		'_ex'        => array( 0, 1 ),
		'esc_html_x' => array( 0, 1 ),
		'esc_attr_x' => array( 0, 1 ),
		'_n'         => array( 0, 1 ),
		'_nx'        => array( 0, 1, 3 ),
	);

	const DOMAIN = 'headless-companion';

	public function register() {
		return array( T_STRING );
	}

	public function process( File $file, $at ) {
		$called = $file->getTokens()[ $at ]['content'];
		$open   = isset( self::TEXTS[ $called ] ) ? Functions::openingOfCall( $file, $at ) : null;
		if ( null === $open ) {
			return;
		}
		$arguments = Functions::arguments( $file, $open );
		if ( self::DOMAIN !== Functions::literal( $file, end( $arguments ) ) ) {
			$file->addError( 'The text domain must be %s', $at, 'WrongDomain', array( self::DOMAIN ) );
		}
		foreach ( self::TEXTS[ $called ] as $index ) {
			$text = isset( $arguments[ $index ] ) ? Functions::literal( $file, $arguments[ $index ] ) : null;
			if ( null === $text ) {
				$file->addError( 'A translated text must be a literal', $at, 'NoLiteral' );
			} elseif ( preg_match( '/%(\d+\$)?[sd]/', $text ) && ! $this->isExplained( $file, $at ) ) {
				$file->addError( 'The placeholders of “%s” need a comment “translators:” in the line above', $at, 'NotExplained', array( $text ) );
			}
		}
	}

	private function isExplained( File $file, $at ) {
		$tokens = $file->getTokens();
		$line   = $tokens[ $at ]['line'];
		for ( $before = $at; $before > 0 && $tokens[ $before ]['line'] >= $line - 2; $before-- ) {
			if ( T_COMMENT === $tokens[ $before ]['code'] && false !== strpos( $tokens[ $before ]['content'], 'translators:' ) ) {
				return true;
			}
		}
		return false;
	}
}
