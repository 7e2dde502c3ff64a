<?php
/**
 * The table of entries without German texts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * One list of entries without German texts, with links to the other lists above it.
 */
class Untranslated_Table extends \WP_List_Table {

	const PER_PAGE = 20;

	/**
	 * Name of the list.
	 *
	 * @var string
	 */
	private $name;

	/**
	 * All lists, as returned by untranslated_lists().
	 *
	 * @var array<string, array{label: string, kind: string, count: int}>
	 */
	private $lists;

	/**
	 * Creates the table of a list.
	 *
	 * @param string                                                        $name  Name of the list.
	 * @param array<string, array{label: string, kind: string, count: int}> $lists All lists.
	 */
	public function __construct( $name, $lists ) {
		parent::__construct(
			array(
				'singular' => 'headless-untranslated',
				'plural'   => 'headless-untranslated',
				'ajax'     => false,
			)
		);
		$this->name  = $name;
		$this->lists = $lists;
	}

	/**
	 * Loads the requested page of the list.
	 */
	public function prepare_items() {
		global $wpdb;
		$sql    = untranslated_sql( $this->name, $this->kind() );
		$offset = ( $this->get_pagenum() - 1 ) * self::PER_PAGE;
		// phpcs:ignore HeadlessCompanion.Database.PreparedSql, WordPress.DB -- the SQL of the list is prepared, and the order is one of the column names below.
		$this->items           = $wpdb->get_results( $sql . ' ORDER BY ' . $this->order() . $wpdb->prepare( ' LIMIT %d OFFSET %d', self::PER_PAGE, $offset ) );
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), 'name' );
		$this->set_pagination_args(
			array(
				'total_items' => $this->lists[ $this->name ]['count'],
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	/**
	 * The kind of the list.
	 *
	 * @return string item, term or picture.
	 */
	private function kind() {
		return $this->lists[ $this->name ]['kind'];
	}

	/**
	 * The sort order as SQL.
	 *
	 * @return string
	 */
	private function order() {
		$sortable = array_keys( $this->get_sortable_columns() );
		// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only sorts a list.
		$orderby   = isset( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : '';
		$direction = isset( $_GET['order'] ) && 'asc' === sanitize_key( $_GET['order'] ) ? 'ASC' : 'DESC';
		// phpcs:enable
		if ( ! in_array( $orderby, $sortable, true ) ) {
			$orderby   = 'term' === $this->kind() ? 'count' : 'date';
			$direction = 'DESC';
		}
		return "$orderby $direction, id $direction";
	}

	/**
	 * The columns.
	 *
	 * @return array<string, string>
	 */
	public function get_columns() {
		$german = __( 'In German', 'headless-companion' );
		switch ( $this->kind() ) {
			case 'term':
				return array(
					'name'   => __( 'Name', 'headless-companion' ),
					'count'  => __( 'Posts', 'headless-companion' ),
					'german' => $german,
				);
			case 'picture':
				return array(
					'name'   => __( 'Alternative text', 'headless-companion' ),
					'date'   => __( 'Uploaded', 'headless-companion' ),
					'german' => $german,
				);
			default:
				return array(
					'name'  => __( 'Title', 'headless-companion' ),
					'lacks' => __( 'Lacks', 'headless-companion' ),
					'date'  => __( 'Published', 'headless-companion' ),
				);
		}
	}

	/**
	 * The columns that the list can be sorted by.
	 *
	 * @return array<string, array<int, mixed>>
	 */
	protected function get_sortable_columns() {
		$columns = array( 'name' => array( 'name', false ) );
		foreach ( array( 'lacks', 'count', 'date' ) as $column ) {
			$columns[ $column ] = array( $column, true );
		}
		return array_intersect_key( $columns, $this->get_columns() );
	}

	/**
	 * The lists, each with its number of entries.
	 *
	 * @return array<string, string>
	 */
	protected function get_views() {
		$views = array();
		foreach ( $this->lists as $name => $list ) {
			$views[ $name ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( untranslated_page_url( array( 'list' => $name ) ) ),
				$name === $this->name ? ' class="current" aria-current="page"' : '',
				esc_html( $list['label'] ),
				esc_html( number_format_i18n( $list['count'] ) )
			);
		}
		return $views;
	}

	/**
	 * Prints the text of an empty list.
	 */
	public function no_items() {
		echo esc_html__( 'Nothing is lacking here.', 'headless-companion' );
	}

	/**
	 * The name of an entry. For a picture, also its thumbnail.
	 *
	 * @param object $item Row.
	 * @return string HTML.
	 */
	protected function column_name( $item ) {
		$id = (int) $item->id;
		if ( 'picture' === $this->kind() ) {
			return wp_get_attachment_image( $id, array( 60, 60 ), false, array( 'alt' => '' ) ) . '<span id="' . esc_attr( "headless-words-$id" ) . '">' . esc_html( $item->name ) . '</span>';
		}
		$link = 'term' === $this->kind() ? get_edit_term_link( $id, $this->name ) : get_edit_post_link( $id, 'url' );
		$name = '' === trim( $item->name ) ? __( '(no title)', 'headless-companion' ) : plain_text( $item->name );
		if ( ! $link ) {
			return esc_html( $name );
		}
		$place = 'term' === $this->kind() ? '' : '#headless-german';
		return '<strong><a class="row-title" id="' . esc_attr( "headless-words-$id" ) . '" href="' . esc_url( $link . $place ) . '">' . esc_html( $name ) . '</a></strong>';
	}

	/**
	 * The missing German parts of an item.
	 *
	 * @param object $item Row.
	 * @return string HTML.
	 */
	protected function column_lacks( $item ) {
		if ( $item->lacks_version ) {
			return esc_html__( 'The German version', 'headless-companion' );
		}
		$texts = array(
			'is_outdated'           => __( 'Changes of the English text', 'headless-companion' ),
			'lacks_excerpt'         => __( 'Excerpt', 'headless-companion' ),
			'lacks_seo_title'       => __( 'Title for search engines', 'headless-companion' ),
			'lacks_seo_description' => __( 'Description for search engines', 'headless-companion' ),
		);
		return esc_html( implode( ', ', array_intersect_key( $texts, array_filter( (array) $item ) ) ) );
	}

	/**
	 * The field for the German text.
	 *
	 * @param object $item Row.
	 * @return string HTML.
	 */
	protected function column_german( $item ) {
		if ( ! current_user_can( 'term' === $this->kind() ? 'edit_term' : 'edit_post', (int) $item->id ) ) {
			return '—';
		}
		return sprintf(
			'<input type="text" name="german[%1$d]" lang="de" aria-labelledby="german headless-words-%1$d" value="">',
			(int) $item->id
		);
	}

	/**
	 * The date of an entry.
	 *
	 * @param object $item Row.
	 * @return string HTML.
	 */
	protected function column_date( $item ) {
		return esc_html( (string) mysql2date( get_option( 'date_format' ), $item->date ) );
	}

	/**
	 * The number of a term's posts.
	 *
	 * @param object $item Row.
	 * @return string HTML.
	 */
	protected function column_count( $item ) {
		return esc_html( number_format_i18n( (int) $item->count ) );
	}
}
