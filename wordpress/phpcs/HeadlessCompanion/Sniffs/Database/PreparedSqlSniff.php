<?php

namespace HeadlessCompanion\Sniffs\Database;

use HeadlessCompanion\Expressions;
use HeadlessCompanion\Functions;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Every value in an SQL statement must be inserted by $wpdb->prepare().
 */
class PreparedSqlSniff implements Sniff {

	/** @var string[] Functions of the plugin that return prepared SQL; their return statements are checked here too. */
	public $preparedFunctions = array();

	const QUERIES = array( 'query', 'get_var', 'get_row', 'get_col', 'get_results', 'prepare' );

	public function register() {
		return array( T_VARIABLE, T_RETURN );
	}

	public function process( File $file, $at ) {
		$tokens = $file->getTokens();
		if ( T_RETURN === $tokens[ $at ]['code'] ) {
			$function = Functions::around( $file, $at );
			if ( null !== $function && in_array( $file->getDeclarationName( $function ), $this->preparedFunctions, true ) && end( $tokens[ $at ]['conditions'] ) !== T_CLOSURE ) {
				$this->check( $file, $at + 1, $file->findNext( T_SEMICOLON, $at ) );
			}
			return;
		}
		$open = '$wpdb' === $tokens[ $at ]['content'] ? $this->openingOfMethod( $file, $at, self::QUERIES ) : null;
		if ( null !== $open ) {
			list( $from, $to ) = Functions::arguments( $file, $open )[0];
			$this->check( $file, $from, $to );
		}
	}

	private function check( File $file, $from, $to ) {
		$transparent = array( 'implode', 'array_fill', 'sprintf' );
		$expressions = new Expressions( array_merge( $this->preparedFunctions, array( 'absint', 'intval', 'count', 'esc_sql' ) ), $transparent, array( $this, 'isSafeVariable' ) );
		foreach ( $expressions->unsafeIn( $file, $from, $to ) as $token ) {
			$file->addError( 'SQL must be prepared: %s', $token, 'NotPrepared', array( trim( $file->getTokens()[ $token ]['content'] ) ) );
		}
	}

	/**
	 * Whether a part contains only names of tables of WordPress, or is a call of $wpdb->prepare().
	 *
	 * @param File $file File.
	 * @param int  $at   First token of a part.
	 * @return bool
	 */
	public function isSafeVariable( File $file, $at ) {
		$tokens = $file->getTokens();
		if ( T_DOUBLE_QUOTED_STRING === $tokens[ $at ]['code'] ) {
			$end = $at;
			do {
				$rest = preg_replace( '/\{?\$wpdb->[a-z_]+\}?/', '', $tokens[ $end ]['content'] );
				if ( false !== strpos( $rest, '$' ) ) {
					return false;
				}
				++$end;
			} while ( T_DOUBLE_QUOTED_STRING === $tokens[ $end ]['code'] );
			return true;
		}
		if ( '$wpdb' !== $tokens[ $at ]['content'] ) {
			return false;
		}
		$arrow = $file->findNext( Tokens::$emptyTokens, $at + 1, null, true );
		$next  = $file->findNext( Tokens::$emptyTokens, $arrow + 1, null, true );
		$after = $file->findNext( Tokens::$emptyTokens, $next + 1, null, true );
		return 'prepare' === $tokens[ $next ]['content'] || T_OPEN_PARENTHESIS !== $tokens[ $after ]['code'];
	}

	private function openingOfMethod( File $file, $at, array $names ) {
		$tokens = $file->getTokens();
		$arrow  = $file->findNext( Tokens::$emptyTokens, $at + 1, null, true );
		$name   = $file->findNext( Tokens::$emptyTokens, $arrow + 1, null, true );
		$open   = $file->findNext( Tokens::$emptyTokens, $name + 1, null, true );
		$isCall = T_OBJECT_OPERATOR === $tokens[ $arrow ]['code'] && in_array( $tokens[ $name ]['content'], $names, true ) && T_OPEN_PARENTHESIS === $tokens[ $open ]['code'];
		return $isCall ? $open : null;
	}
}
