<?php
/**
 * Plugin Name: An earlier site
 * Description: What an artist's WordPress has before our plugin is installed: simple routes with records of events,
 * videos and releases with the fields of Advanced Custom Fields. Only for the local stack.
 */

require __DIR__ . '/fields.php';
require __DIR__ . '/events.php';
require __DIR__ . '/works.php';

// Stores all pictures in one folder, as many small sites do. So their URLs do not depend on the day of the upload.
add_filter( 'pre_option_uploads_use_yearmonth_folders', '__return_zero' );
