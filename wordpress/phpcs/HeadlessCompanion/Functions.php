<?php
/**
 * Finds functions and their calls.
 */

namespace HeadlessCompanion;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Functions and their calls in a file.
 */
class Functions {

	/**
	 * The opening parenthesis if a token is the name of a function that is called here; otherwise null.
	 *
	 * @return int|null
	 */
	public static function openingOfCall( File $file, $name ) {
		$tokens = $file->getTokens();
		$open   = $file->findNext( Tokens::$emptyTokens, $name + 1, null, true );
		$before = $file->findPrevious( Tokens::$emptyTokens, $name - 1, null, true );
		$isCall = false !== $open && T_OPEN_PARENTHESIS === $tokens[ $open ]['code']
			&& ! in_array( $tokens[ $before ]['code'], array( T_FUNCTION, T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_NEW ), true );
		return $isCall ? $open : null;
	}

	/**
	 * The tokens of each argument.
	 *
	 * @return array<int, array{int, int}> First token, and first token after the argument.
	 */
	public static function arguments( File $file, $open ) {
		$tokens    = $file->getTokens();
		$close     = $tokens[ $open ]['parenthesis_closer'];
		$arguments = array();
		$from      = $open + 1;
		for ( $at = $open + 1; $at < $close; $at++ ) {
			if ( T_OPEN_PARENTHESIS === $tokens[ $at ]['code'] ) {
				$at = $tokens[ $at ]['parenthesis_closer'];
			} elseif ( isset( $tokens[ $at ]['bracket_closer'] ) && $tokens[ $at ]['bracket_closer'] > $at ) {
				$at = $tokens[ $at ]['bracket_closer'];
			} elseif ( T_COMMA === $tokens[ $at ]['code'] ) {
				$arguments[] = array( $from, $at );
				$from        = $at + 1;
			}
		}
		if ( false !== $file->findNext( Tokens::$emptyTokens, $from, $close, true ) ) {
			$arguments[] = array( $from, $close );
		}
		return $arguments;
	}

	/**
	 * The text of an argument that is only a literal; otherwise null.
	 *
	 * @param array{int, int} $argument An item of the result of arguments().
	 * @return string|null
	 */
	public static function literal( File $file, array $argument ) {
		$tokens = $file->getTokens();
		$first  = $file->findNext( Tokens::$emptyTokens, $argument[0], $argument[1], true );
		$next   = $file->findNext( Tokens::$emptyTokens, $first + 1, $argument[1], true );
		return false !== $first && false === $next && T_CONSTANT_ENCAPSED_STRING === $tokens[ $first ]['code']
			? substr( $tokens[ $first ]['content'], 1, -1 ) : null;
	}

	/**
	 * The values that are assigned to a variable within its function.
	 *
	 * @return array<int, array{int, int}> Empty for a parameter, and for a variable that a loop or a list sets.
	 */
	public static function valuesOf( File $file, $variable ) {
		$tokens   = $file->getTokens();
		$function = self::around( $file, $variable );
		if ( null === $function ) {
			return array();
		}
		$values = array();
		for ( $at = $tokens[ $function ]['parenthesis_opener']; $at < $tokens[ $function ]['scope_closer']; $at++ ) {
			if ( T_VARIABLE !== $tokens[ $at ]['code'] || $tokens[ $at ]['content'] !== $tokens[ $variable ]['content'] ) {
				continue;
			}
			$before = $file->findPrevious( Tokens::$emptyTokens, $at - 1, null, true );
			if ( $at < $tokens[ $function ]['parenthesis_closer'] || in_array( $tokens[ $before ]['code'], array( T_AS, T_DOUBLE_ARROW, T_BITWISE_AND ), true ) ) {
				return array();
			}
			$next = $file->findNext( Tokens::$emptyTokens, $at + 1, null, true );
			if ( T_OPEN_SQUARE_BRACKET === $tokens[ $next ]['code'] ) {
				$next = $file->findNext( Tokens::$emptyTokens, $tokens[ $next ]['bracket_closer'] + 1, null, true );
			}
			if ( in_array( $tokens[ $next ]['code'], array( T_EQUAL, T_CONCAT_EQUAL ), true ) ) {
				$values[] = array( $next + 1, $file->findNext( T_SEMICOLON, $next ) );
			}
		}
		return $values;
	}

	/**
	 * The outermost function that contains a token. So a closure belongs to the function around it.
	 *
	 * @return int|null Its token.
	 */
	public static function around( File $file, $at ) {
		foreach ( $file->getTokens()[ $at ]['conditions'] as $token => $code ) {
			if ( T_FUNCTION === $code ) {
				return $token;
			}
		}
		return null;
	}
}
