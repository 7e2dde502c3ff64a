<?php
/**
 * Finds the unsafe parts of an expression. Which parts are safe depends on where the expression is used.
 */

namespace HeadlessCompanion;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Expressions that result in strings: literals, concatenations, conditional expressions and calls of functions.
 */
class Expressions {

	/** @var string[] Functions whose result is safe, whatever their arguments are. */
	private $safe;

	/** @var string[] Functions whose result is safe if all their arguments are. */
	private $transparent;

	/** @var callable|null Returns whether the variable, or the string with variables, at a token is safe. */
	private $isSafeVariable;

	/** @var array<string, true> Variables whose values are being checked. This prevents an endless recursion. */
	private $looking = array();

	public function __construct( array $safe, array $transparent, ?callable $isSafeVariable = null ) {
		$this->safe           = $safe;
		$this->transparent    = $transparent;
		$this->isSafeVariable = $isSafeVariable;
	}

	/**
	 * The first token of each part that is not safe.
	 *
	 * @param File $file  File.
	 * @param int  $start First token of the expression.
	 * @param int  $end   First token after the expression.
	 * @return int[]
	 */
	public function unsafeIn( File $file, $start, $end ) {
		$unsafe = array();
		foreach ( $this->parts( $file, $start, $end, array( T_STRING_CONCAT, T_COMMA ) ) as list( $from, $to ) ) {
			$unsafe = array_merge( $unsafe, $this->unsafeInPart( $file, $from, $to ) );
		}
		return $unsafe;
	}

	private function unsafeInPart( File $file, $from, $to ) {
		$tokens = $file->getTokens();
		$first  = $file->findNext( Tokens::$emptyTokens, $from, $to, true );
		if ( false === $first ) {
			return array();
		}
		$then = $this->topLevel( $file, $from, $to, T_INLINE_THEN );
		if ( null !== $then ) {
			$else     = $this->topLevel( $file, $then + 1, $to, T_INLINE_ELSE );
			$isShort  = $file->findNext( Tokens::$emptyTokens, $then + 1, $to, true ) === $else;
			$branches = $isShort ? $this->unsafeInPart( $file, $from, $then ) : $this->unsafeIn( $file, $then + 1, $else );
			return array_merge( $branches, $this->unsafeIn( $file, $else + 1, $to ) );
		}
		switch ( $tokens[ $first ]['code'] ) {
			case T_CONSTANT_ENCAPSED_STRING:
			case T_LNUMBER:
			case T_DNUMBER:
			case T_INT_CAST:
			case T_DOUBLE_CAST:
			case T_BOOL_CAST:
				return array();
			case T_ARRAY:
			case T_OPEN_SHORT_ARRAY:
				$opener = T_ARRAY === $tokens[ $first ]['code'] ? $tokens[ $first ]['parenthesis_opener'] : $first;
				$closer = T_ARRAY === $tokens[ $first ]['code'] ? $tokens[ $first ]['parenthesis_closer'] : $tokens[ $first ]['bracket_closer'];
				return $this->unsafeIn( $file, $opener + 1, $closer );
			case T_OPEN_PARENTHESIS:
				return $this->unsafeIn( $file, $first + 1, $tokens[ $first ]['parenthesis_closer'] );
			case T_STRING:
				return $this->unsafeInCall( $file, $first );
		}
		$isSafe = ( $this->isSafeVariable && call_user_func( $this->isSafeVariable, $file, $first ) ) || $this->isAssignedSafely( $file, $first, $to );
		return $isSafe ? array() : array( $first );
	}

	/** Whether only safe values are assigned to a variable in its function. */
	private function isAssignedSafely( File $file, $at, $to ) {
		$tokens = $file->getTokens();
		$isBare = T_VARIABLE === $tokens[ $at ]['code'] && false === $file->findNext( Tokens::$emptyTokens, $at + 1, $to, true );
		if ( ! $isBare || isset( $this->looking[ $tokens[ $at ]['content'] ] ) ) {
			return $isBare;
		}
		$values = Functions::valuesOf( $file, $at );
		$this->looking[ $tokens[ $at ]['content'] ] = true;
		$unsafe = array();
		foreach ( $values as list( $from, $end ) ) {
			$unsafe = array_merge( $unsafe, $this->unsafeIn( $file, $from, $end ) );
		}
		unset( $this->looking[ $tokens[ $at ]['content'] ] );
		return $values && ! $unsafe;
	}

	private function unsafeInCall( File $file, $name ) {
		$tokens = $file->getTokens();
		$open   = $file->findNext( Tokens::$emptyTokens, $name + 1, null, true );
		$called = $tokens[ $name ]['content'];
		if ( T_OPEN_PARENTHESIS !== $tokens[ $open ]['code'] ) {
			// A constant is safe, because its value is in the code of the plugin.
			return preg_match( '/^[A-Z][A-Z0-9_]*$/', $called ) ? array() : array( $name );
		}
		if ( in_array( $called, $this->safe, true ) ) {
			return array();
		}
		return in_array( $called, $this->transparent, true ) ? $this->unsafeIn( $file, $open + 1, $tokens[ $open ]['parenthesis_closer'] ) : array( $name );
	}

	/**
	 * Splits an expression at tokens of these kinds, but not within parentheses.
	 */
	private function parts( File $file, $start, $end, array $separators ) {
		$parts  = array();
		$from   = $start;
		$tokens = $file->getTokens();
		for ( $at = $start; $at < $end; $at++ ) {
			$at = $this->past( $tokens, $at );
			if ( in_array( $tokens[ $at ]['code'], $separators, true ) && null === $this->topLevel( $file, $from, $at, T_INLINE_THEN ) ) {
				$parts[] = array( $from, $at );
				$from    = $at + 1;
			} elseif ( T_COMMA === $tokens[ $at ]['code'] ) {
				$parts[] = array( $from, $at );
				$from    = $at + 1;
			}
		}
		$parts[] = array( $from, $end );
		return $parts;
	}

	private function topLevel( File $file, $start, $end, $code ) {
		$tokens = $file->getTokens();
		for ( $at = $start; $at < $end; $at++ ) {
			$at = $this->past( $tokens, $at );
			if ( $at < $end && $code === $tokens[ $at ]['code'] ) {
				return $at;
			}
		}
		return null;
	}

	/** The closing token for an opening token; the token itself if it opens nothing. */
	private function past( array $tokens, $at ) {
		if ( T_OPEN_PARENTHESIS === $tokens[ $at ]['code'] && isset( $tokens[ $at ]['parenthesis_closer'] ) ) {
			return $tokens[ $at ]['parenthesis_closer'];
		}
		return isset( $tokens[ $at ]['bracket_closer'] ) && $tokens[ $at ]['bracket_closer'] > $at ? $tokens[ $at ]['bracket_closer'] : $at;
	}
}
