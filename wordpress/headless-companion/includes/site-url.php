<?php
/**
 * The only function that other code may call without the namespace of this plugin.
 *
 * @package HeadlessCompanion
 */

defined( 'ABSPATH' ) || exit;

/**
 * A URL on the public site.
 *
 * @param string $path Path that starts with a slash; empty for the site itself.
 * @return string Empty if the URL of the site is not set.
 */
function headless_companion_site_url( $path = '' ) {
	$site = HeadlessCompanion\setting( 'site_url' );
	return HeadlessCompanion\is_site_address( $site ) ? untrailingslashit( $site ) . $path : '';
}
