<?php

namespace HeadlessCompanion\Sniffs\Naming;

use HeadlessCompanion\Functions;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Every name that could conflict with a name of another plugin must begin with the prefix of this plugin.
 */
class PrefixSniff implements Sniff {

	const PREFIX = '/^(headless[_-]companion|_headless_)/';

	/** The index of the argument that contains the name, by function. */
	const NAMING = array(
		'apply_filters'            => 0,
		'do_action'                => 0,
		'add_option'               => 0,
		'update_option'            => 0,
		'delete_option'            => 0,
		'set_transient'            => 0,
		'get_transient'            => 0,
		'delete_transient'         => 0,
		'wp_enqueue_script'        => 0,
		'wp_register_script'       => 0,
		'wp_enqueue_style'         => 0,
		'wp_register_style'        => 0,
		'wp_add_inline_script'     => 0,
		'wp_set_script_translations' => 0,
		'wp_schedule_single_event' => 1,
		'wp_schedule_event'        => 2,
		'register_setting'         => 1,
		'add_shortcode'            => 0,
		'define'                   => 0,
	);

	/** Names of WordPress that a plugin may use. */
	const OF_CORE = array( 'the_title', 'the_content', 'the_excerpt', 'get_the_excerpt', 'https_local_ssl_verify' );

	public function register() {
		return array( T_STRING, T_FUNCTION );
	}

	public function process( File $file, $at ) {
		$tokens = $file->getTokens();
		if ( T_FUNCTION === $tokens[ $at ]['code'] ) {
			$this->checkFunction( $file, $at );
			return;
		}
		$called = $tokens[ $at ]['content'];
		$open   = isset( self::NAMING[ $called ] ) ? Functions::openingOfCall( $file, $at ) : null;
		$all    = null === $open ? array() : Functions::arguments( $file, $open );
		if ( ! isset( $all[ self::NAMING[ $called ] ?? -1 ] ) ) {
			return;
		}
		$name = $this->beginning( $file, $all[ self::NAMING[ $called ] ] );
		if ( null !== $name && ! preg_match( self::PREFIX, $name ) && ! in_array( $name, self::OF_CORE, true ) ) {
			$file->addError( 'The name “%s” must begin with headless_companion', $at, 'NoPrefix', array( $name ) );
		}
	}

	/** The beginning of a name that is a literal or begins with a literal; otherwise null. */
	private function beginning( File $file, array $argument ) {
		$token = $file->getTokens()[ $file->findNext( T_WHITESPACE, $argument[0], $argument[1], true ) ];
		return in_array( $token['code'], array( T_CONSTANT_ENCAPSED_STRING, T_DOUBLE_QUOTED_STRING ), true ) ? trim( $token['content'], '\'"' ) : null;
	}

	private function checkFunction( File $file, $at ) {
		$isGlobal = false === $file->findPrevious( T_NAMESPACE, $at ) && ! $file->getTokens()[ $at ]['conditions'];
		$name     = $file->getDeclarationName( $at );
		if ( $isGlobal && ! preg_match( self::PREFIX, (string) $name ) ) {
			$file->addError( 'The function %s() must begin with headless_companion, or be in the plugin’s namespace', $at, 'NoPrefix', array( $name ) );
		}
	}
}
