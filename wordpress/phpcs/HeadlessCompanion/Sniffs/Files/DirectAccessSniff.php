<?php

namespace HeadlessCompanion\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * A file must do nothing when a browser requests it directly.
 */
class DirectAccessSniff implements Sniff {

	public function register() {
		return array( T_OPEN_TAG );
	}

	public function process( File $file, $at ) {
		$text = $file->getTokensAsString( 0, $file->numTokens );
		if ( ! preg_match( "/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/", $text ) ) {
			$file->addError( "defined( 'ABSPATH' ) || exit; is missing", $at, 'NoGuard' );
		}
		return $file->numTokens;
	}
}
