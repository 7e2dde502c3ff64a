<?php
/**
 * Plugin Name:       Auralune Headless Companion
 * Description:       Events, videos and music, German versions, SEO fields, renamed slugs and a signed webhook for a website that reads this WordPress through its REST API.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * Text Domain:       headless-companion
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.0.0';
const PLUGIN_FILE = __FILE__;

foreach (
	array(
		'settings',
		'site-url',
		'content-types',
		'details/post-types',
		'details/fields',
		'details/values',
		'details/typed-html',
		'details/acf-field',
		'details/checks',
		'details/refusal',
		'german-version',
		'german-rest',
		'german-rendering',
		'german-revisions',
		'german-terms',
		'seo',
		'raw-meta',
		'old-slugs',
		'slugs',
		'embedded',
		'events/event-times',
		'events/event-lists',
		'events/event-record',
		'events/routes',
		'preview/token',
		'preview/links',
		'preview/content',
		'preview/route',
		'search/candidates',
		'search/ranking',
		'search/route',
		'webhook/gathering',
		'webhook/post-photographs',
		'webhook/post-changes',
		'webhook/post-hooks',
		'webhook/term-hooks',
		'webhook/term-changes',
		'webhook/media-hooks',
		'webhook/media-usage',
		'webhook/body',
		'webhook/signature',
		'webhook/queue-table',
		'webhook/queue',
		'webhook/lock',
		'webhook/socket',
		'webhook/transport',
		'webhook/delivery',
		'webhook/wakeup',
		'webhook/loopback',
		'webhook/shutdown',
		'check/signature',
		'check/report',
		'check/route',
		'editing/detail-panels',
		'editing/zone-hint',
		'editing/block-editor',
		'editing/classic-editor',
		'editing/classic-details',
		'editing/classic-screen',
		'editing/term-screens',
		'admin/settings-page',
		'admin/settings-form',
		'admin/settings-checks',
		'admin/deliveries-table',
		'admin/actions',
		'admin/detail-columns',
	) as $hc_file
) {
	require_once __DIR__ . '/includes/' . $hc_file . '.php';
}
unset( $hc_file );

register_activation_hook( __FILE__, __NAMESPACE__ . '\\install_queue_table' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\\cancel_wakeup' );
