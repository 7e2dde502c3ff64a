<?php
/**
 * The oEmbed responses of the video and music services, in the format in which WordPress caches them.
 * With them, rendering a post never waits for another host.
 *
 * @return array Post meta.
 */
function demo_seed_embeds( $content ) {
	$meta = array();
	foreach ( demo_seed_json( 'embeds.json' ) as $url => $embed ) {
		if ( false === strpos( $content, "\n$url\n" ) ) {
			continue;
		}
		$size = wp_embed_defaults( $url );
		$mark = md5( $url . serialize( $size ) );

		$meta[ "_oembed_$mark" ]      = demo_seed_iframe( $embed, $size['width'] );
		$meta[ "_oembed_time_$mark" ] = time();
	}
	return $meta;
}

function demo_seed_iframe( array $embed, $width ) {
	return sprintf(
		'<iframe title="%s" src="%s" width="%d" height="%d" frameborder="0" allow="%s" allowfullscreen></iframe>',
		esc_attr( $embed['title'] ),
		esc_url( $embed['src'] ),
		$width,
		isset( $embed['height'] ) ? $embed['height'] : round( $width * $embed['ratio'] ),
		esc_attr( $embed['allow'] )
	);
}
