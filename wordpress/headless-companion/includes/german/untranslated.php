<?php
/**
 * The content without German texts. The database counts it, so that WordPress does not load thousands of posts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * SQL that is 1 if an item has a meta value that is not empty, and 0 otherwise.
 *
 * @param string $key Meta key.
 * @return string Prepared SQL.
 */
function has_meta_sql( $key ) {
	global $wpdb;
	return $wpdb->prepare( "MAX( CASE WHEN m.meta_key = %s AND m.meta_value <> '' THEN 1 ELSE 0 END )", $key );
}

/**
 * SQL that is 1 if an item has the first meta value, but not the second, and 0 otherwise.
 *
 * @param string $key     Meta key.
 * @param string $lacking Meta key of the missing value.
 * @return string Prepared SQL.
 */
function lacks_meta_sql( $key, $lacking ) {
	return 'CASE WHEN ' . has_meta_sql( $key ) . ' = 1 AND ' . has_meta_sql( $lacking ) . ' = 0 THEN 1 ELSE 0 END';
}

/**
 * The columns, as SQL, that say which German parts of an item are missing.
 *
 * @return string Prepared SQL.
 */
function untranslated_columns_sql() {
	return 'CASE WHEN ' . has_meta_sql( GERMAN_CONTENT ) . ' = 1 OR ( ' . has_meta_sql( GERMAN_TITLE ) . " = 1 AND p.post_content = '' ) THEN 0 ELSE 1 END AS lacks_version, "
		. "CASE WHEN p.post_excerpt <> '' AND " . has_meta_sql( GERMAN_EXCERPT ) . ' = 0 THEN 1 ELSE 0 END AS lacks_excerpt, '
		. lacks_meta_sql( SEO_TITLE, GERMAN_SEO_TITLE ) . ' AS lacks_seo_title, '
		. lacks_meta_sql( SEO_DESCRIPTION, GERMAN_SEO_DESCRIPTION ) . ' AS lacks_seo_description, '
		. has_meta_sql( ORIGINAL_CHANGED ) . ' AS is_outdated';
}

/**
 * SQL for the published and scheduled items of a type with missing German parts: `id`, `name`, `date`, and a column for
 * each part that may be missing. `lacks` is the number of missing parts, or 100 for an item without a German version.
 *
 * @param string $type Post type.
 * @return string Prepared SQL.
 */
function untranslated_items_sql( $type ) {
	global $wpdb;
	$keys = array( GERMAN_CONTENT, GERMAN_TITLE, GERMAN_EXCERPT, SEO_TITLE, GERMAN_SEO_TITLE, SEO_DESCRIPTION, GERMAN_SEO_DESCRIPTION, ORIGINAL_CHANGED );
	return 'SELECT * FROM ( SELECT i.*, CASE WHEN i.lacks_version = 1 THEN 100 ELSE i.lacks_excerpt + i.lacks_seo_title + i.lacks_seo_description + i.is_outdated END AS lacks '
		. 'FROM ( SELECT p.ID AS id, p.post_title AS name, p.post_date AS date, ' . untranslated_columns_sql()
		. $wpdb->prepare( " FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN (" . placeholders( $keys ) . ')', $keys )
		. $wpdb->prepare( " WHERE p.post_type = %s AND p.post_status IN ( 'publish', 'future' )", $type )
		. ' GROUP BY p.ID, p.post_title, p.post_date, p.post_content, p.post_excerpt ) i ) lacking WHERE lacks > 0';
}

/**
 * SQL for the categories or tags without a German name: `id`, `name` and `count`.
 *
 * @param string $taxonomy Taxonomy.
 * @return string Prepared SQL.
 */
function untranslated_terms_sql( $taxonomy ) {
	global $wpdb;
	return $wpdb->prepare(
		"SELECT t.term_id AS id, t.name AS name, x.count AS count FROM {$wpdb->term_taxonomy} x INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
		LEFT JOIN {$wpdb->termmeta} m ON m.term_id = t.term_id AND m.meta_key = %s
		WHERE x.taxonomy = %s AND ( m.meta_value IS NULL OR m.meta_value = '' )",
		GERMAN_NAME,
		$taxonomy
	);
}

/**
 * SQL for the pictures that have an English alternative text, but no German one: `id`, `name` (the alternative text)
 * and `date`.
 *
 * @return string Prepared SQL.
 */
function untranslated_pictures_sql() {
	global $wpdb;
	return $wpdb->prepare(
		"SELECT p.ID AS id, alt.meta_value AS name, p.post_date AS date FROM {$wpdb->posts} p
		INNER JOIN {$wpdb->postmeta} alt ON alt.post_id = p.ID AND alt.meta_key = '_wp_attachment_image_alt' AND alt.meta_value <> ''
		LEFT JOIN {$wpdb->postmeta} de ON de.post_id = p.ID AND de.meta_key = %s
		WHERE p.post_type = 'attachment' AND p.post_mime_type LIKE %s AND ( de.meta_value IS NULL OR de.meta_value = '' )",
		GERMAN_ALT,
		'image/%'
	);
}

/**
 * The lists of entries without German texts that the current user may edit.
 *
 * @return array<string, array{label: string, kind: string, count: int}> By post type, taxonomy, or `attachment`.
 */
function untranslated_lists() {
	global $wpdb;
	$lists = array();
	foreach ( content_types() as $type ) {
		$object = get_post_type_object( $type );
		if ( $object && current_user_can( $object->cap->edit_posts ) ) {
			$lists[ $type ] = array(
				'label' => $object->labels->name,
				'kind'  => 'item',
			);
		}
	}
	foreach ( content_taxonomies() as $taxonomy ) {
		$object = get_taxonomy( $taxonomy );
		if ( $object && current_user_can( $object->cap->edit_terms ) ) {
			$lists[ $taxonomy ] = array(
				'label' => $object->labels->name,
				'kind'  => 'term',
			);
		}
	}
	if ( current_user_can( 'upload_files' ) ) {
		$lists['attachment'] = array(
			'label' => __( 'Alternative texts', 'headless-companion' ),
			'kind'  => 'picture',
		);
	}
	foreach ( array_keys( $lists ) as $name ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the database counts the rows.
		$lists[ $name ]['count'] = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ( ' . untranslated_sql( $name, $lists[ $name ]['kind'] ) . ' ) counted' );
	}
	return $lists;
}

/**
 * SQL for the entries of a list.
 *
 * @param string $name Name of the list.
 * @param string $kind item, term or picture.
 * @return string Prepared SQL.
 */
function untranslated_sql( $name, $kind ) {
	if ( 'item' === $kind ) {
		return untranslated_items_sql( $name );
	}
	return 'term' === $kind ? untranslated_terms_sql( $name ) : untranslated_pictures_sql();
}
