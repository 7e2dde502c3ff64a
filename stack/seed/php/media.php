<?php
const DEMO_SEED_GALLERY_MONTH = '2023/12';

/**
 * @return array The id, url, alt and altDe of each file, by name: pictures of the gallery, and audio and video files.
 */
function demo_seed_media( $report ) {
	$files = demo_seed_media_files();
	$media = array();
	demo_seed_in_batches(
		$files,
		8,
		'media',
		$report,
		function ( $name, $file ) use ( &$media ) {
			$id             = demo_seed_attachment( $name, $file, DEMO_SEED_GALLERY_MONTH, array() );
			$media[ $name ] = array(
				'id'    => $id,
				'url'   => wp_get_attachment_url( $id ),
				'alt'   => $file['alt'],
				'altDe' => $file['altDe'],
			);
		}
	);
	return $media;
}

function demo_seed_media_files() {
	$files = array();
	foreach ( demo_seed_json( 'gallery.json' ) as $name => $picture ) {
		$files[ $name ] = array(
			'path'  => demo_seed_folder() . "/images/gallery/$name.webp",
			'title' => ucfirst( str_replace( '-', ' ', $name ) ),
			'alt'   => $picture['alt'],
			'altDe' => $picture['altDe'],
		);
	}
	foreach ( glob( demo_seed_folder() . '/media/*.mp[34]' ) as $path ) {
		$name           = pathinfo( $path, PATHINFO_FILENAME );
		$files[ $name ] = array(
			'path'  => $path,
			'title' => ucfirst( str_replace( '-', ' ', $name ) ) . ' Hz',
			'alt'   => '',
			'altDe' => '',
		);
	}
	return $files;
}

/**
 * @param array $file    path, title, alt. name: the name among the uploads, if it is another one. metadata: used
 *                       instead of reading the file.
 * @param array $details Fields of the attachment's record: author, date, parent.
 * @return int
 */
function demo_seed_attachment( $name, array $file, $month, array $details ) {
	return (int) demo_seed_once(
		"media_$name",
		function () use ( $name, $file, $month, $details ) {
			$copy = demo_seed_copy( $file['path'], $month, isset( $file['name'] ) ? $file['name'] : basename( $file['path'] ) );
			return wp_insert_attachment(
				wp_slash(
					$details + array(
						'post_title'     => $file['title'],
						'post_name'      => "figure-$name",
						'post_mime_type' => wp_check_filetype( $copy )['type'],
						'comment_status' => 'closed',
						'ping_status'    => 'closed',
						'meta_input'     => array_filter(
							array(
								'_wp_attachment_metadata'  => isset( $file['metadata'] ) ? $file['metadata'] + array( 'filesize' => filesize( $copy ) ) : demo_seed_metadata( $copy ),
								'_wp_attachment_image_alt' => $file['alt'],
								'_headless_de_alt'         => isset( $file['altDe'] ) ? $file['altDe'] : '',
							)
						),
					)
				),
				$copy,
				isset( $details['post_parent'] ) ? $details['post_parent'] : 0,
				true
			);
		}
	);
}

function demo_seed_copy( $path, $month, $name ) {
	if ( ! is_readable( $path ) ) {
		throw new RuntimeException( 'Seed: ' . demo_seed_short( $path ) . ' is missing.' );
	}
	$uploads = wp_upload_dir( $month );
	if ( $uploads['error'] ) {
		throw new RuntimeException( "Seed: uploads: {$uploads['error']}" );
	}
	$copy = $uploads['path'] . '/' . $name;
	if ( ! copy( $path, $copy ) ) {
		throw new RuntimeException( 'Seed: ' . demo_seed_short( $path ) . ' could not be copied to the uploads.' );
	}
	return $copy;
}

/** No sub-sizes: the site's image optimizer makes them, and PHP in WebAssembly would take minutes. */
function demo_seed_metadata( $path ) {
	$type = wp_check_filetype( $path )['type'];
	if ( 0 !== strpos( $type, 'image/' ) ) {
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$read = 0 === strpos( $type, 'audio/' ) ? 'wp_read_audio_metadata' : 'wp_read_video_metadata';
		return ( $read( $path ) ?: array() ) + array( 'filesize' => filesize( $path ) );
	}
	$size = wp_getimagesize( $path );
	if ( ! $size ) {
		throw new RuntimeException( 'Seed: ' . basename( $path ) . ' is not a picture.' );
	}
	return array(
		'width'    => $size[0],
		'height'   => $size[1],
		'file'     => _wp_relative_upload_path( $path ),
		'filesize' => filesize( $path ),
		'sizes'    => array(),
	);
}
