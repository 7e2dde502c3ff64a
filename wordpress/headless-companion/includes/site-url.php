<?php
/**
 * The one function other code may call without knowing this plugin's namespace.
 *
 * @package HeadlessCompanion
 */

defined( 'ABSPATH' ) || exit;

/**
 * An address on the public site.
 *
 * @param string $path Path that starts with a slash; empty for the site itself.
 * @return string Empty when the site's address is not set.
 */
function headless_companion_site_url( $path = '' ) {
	$site = HeadlessCompanion\setting( 'site_url' );
	return HeadlessCompanion\is_site_address( $site ) ? untrailingslashit( $site ) . $path : '';
}
