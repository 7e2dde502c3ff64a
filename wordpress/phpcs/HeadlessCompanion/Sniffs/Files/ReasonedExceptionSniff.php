<?php

namespace HeadlessCompanion\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * An exception from a rule must name the rule and give a reason.
 */
class ReasonedExceptionSniff implements Sniff {

	public function register() {
		return array( T_PHPCS_IGNORE, T_PHPCS_DISABLE, T_PHPCS_IGNORE_FILE );
	}

	public function process( File $file, $at ) {
		$text = $file->getTokens()[ $at ]['content'];
		if ( ! preg_match( '/phpcs:(ignore|disable) ([A-Za-z]+\.){2}[\w.]+(, ?([A-Za-z]+\.){2}[\w.]+)* -- \S/', $text ) ) {
			$file->addError( 'An exception needs the name of its rule and a reason: phpcs:ignore Standard.Category.Sniff -- reason', $at, 'NoReason' );
		}
	}
}
