<?php
/**
 * The table of messages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * One page of messages, newest first.
 */
class Messages_Table extends \WP_List_Table {

	/**
	 * The result of find_messages().
	 *
	 * @var array{total: int, unread: int, messages: array<int, array<string, mixed>>}
	 */
	private $found;

	/**
	 * Creates the table of the found messages.
	 *
	 * @param array{total: int, unread: int, messages: array<int, array<string, mixed>>} $found Found messages.
	 */
	public function __construct( $found ) {
		parent::__construct(
			array(
				'singular' => 'headless-message',
				'plural'   => 'headless-messages',
				'ajax'     => false,
			)
		);
		$this->found = $found;
	}

	/**
	 * Sets the found page as the items of the table.
	 */
	public function prepare_items() {
		$this->items           = $this->found['messages'];
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'sender' );
		$this->set_pagination_args(
			array(
				'total_items' => (int) $this->found['total'],
				'per_page'    => MESSAGES_PER_PAGE,
			)
		);
	}

	/**
	 * The columns.
	 *
	 * @return array<string, string>
	 */
	public function get_columns() {
		return array(
			'cb'       => '<input type="checkbox">',
			'sender'   => __( 'Sender', 'headless-companion' ),
			'words'    => __( 'Message', 'headless-companion' ),
			'state'    => __( 'State', 'headless-companion' ),
			'received' => __( 'Received', 'headless-companion' ),
		);
	}

	/**
	 * The links to the lists. The link to unread messages shows their number.
	 *
	 * @return array<string, string>
	 */
	protected function get_views() {
		$views = array();
		$list  = array_map( 'rawurlencode', array_filter( message_list_arguments(), 'strlen' ) );
		foreach ( message_views() as $name => $label ) {
			$views[ $name ] = sprintf(
				'<a href="%s"%s>%s%s</a>',
				esc_url( messages_page_url( array( 'view' => $name ) + $list ) ),
				message_view() === $name ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				'unread' === $name ? sprintf( ' <span class="count">(%s)</span>', esc_html( number_format_i18n( (int) $this->found['unread'] ) ) ) : ''
			);
		}
		return $views;
	}

	/**
	 * Prints the select box with the actions for the chosen messages. The select box of WordPress is not used, because
	 * its name `action` has another meaning on other screens.
	 *
	 * @param string $which top or bottom.
	 */
	protected function bulk_actions( $which = '' ) {
		if ( 'top' !== $which ) {
			return;
		}
		printf( '<label for="headless-task" class="screen-reader-text">%s</label>', esc_html__( 'What to do with the chosen messages', 'headless-companion' ) );
		printf( '<select name="task" id="headless-task"><option value="">%s</option>', esc_html__( 'With the chosen ones …', 'headless-companion' ) );
		// "Not suspicious after all" is only for suspicious messages. "Mail again" is for all others, because
		// suspicious messages were never mailed.
		$other = 'suspect' === message_view() ? 'mail' : 'trust';
		foreach ( array_diff_key( message_tasks(), array( $other => '' ) ) as $task => $label ) {
			printf( '<option value="%s">%s</option>', esc_attr( $task ), esc_html( $label ) );
		}
		printf( '</select> <button class="button">%s</button>', esc_html__( 'Apply', 'headless-companion' ) );
	}

	/**
	 * Prints the controls above and below the table, without the nonce of WordPress's bulk actions.
	 *
	 * @param string $which top or bottom.
	 */
	protected function display_tablenav( $which ) {
		printf( '<div class="tablenav %s"><div class="alignleft actions bulkactions">', esc_attr( $which ) );
		$this->bulk_actions( $which );
		echo '</div>';
		$this->pagination( $which );
		echo '<br class="clear"></div>';
	}

	/**
	 * Prints the text of an empty list.
	 */
	public function no_items() {
		echo esc_html__( 'There is no message here.', 'headless-companion' );
	}

	/**
	 * The checkbox that chooses a message.
	 *
	 * @param array<string, mixed> $item Message.
	 * @return string HTML.
	 */
	protected function column_cb( $item ) {
		/* translators: %s: name of a person. */
		return sprintf( '<input type="checkbox" name="messages[]" value="%s" aria-label="%s">', esc_attr( $item['id'] ), esc_attr( sprintf( __( 'Choose the message of %s', 'headless-companion' ), sender_of_message( $item ) ) ) );
	}

	/**
	 * The sender, with a link to the message.
	 *
	 * @param array<string, mixed> $item Message.
	 * @return string HTML.
	 */
	protected function column_sender( $item ) {
		$link = sprintf( '<a class="row-title%s" href="%s">%s</a>', empty( $item['read_at'] ) ? '' : ' is-read', esc_url( messages_page_url( array( 'opened' => $item['id'] ) ) ), esc_html( sender_of_message( $item ) ) );
		$rows = array(
			'answer' => sprintf( '<a href="%s">%s</a>', esc_url( reply_address( $item ), array( 'mailto' ) ), esc_html__( 'Reply', 'headless-companion' ) ),
		);
		return $link . '<br>' . esc_html( $item['email'] ) . $this->row_actions( $rows );
	}

	/**
	 * The subject and the beginning of the text.
	 *
	 * @param array<string, mixed> $item Message.
	 * @return string HTML.
	 */
	protected function column_words( $item ) {
		// The text is not HTML: wp_html_excerpt() would remove words that look like a tag.
		$excerpt = mb_strlen( $item['message'] ) > 140 ? mb_substr( $item['message'], 0, 140 ) . '…' : $item['message'];
		return '<strong>' . esc_html( subject_of_message( $item ) ) . '</strong><br><span lang="' . esc_attr( $item['locale'] ) . '" dir="auto">' . message_html( $excerpt ) . '</span>';
	}

	/**
	 * The state of the message.
	 *
	 * @param array<string, mixed> $item Message.
	 * @return string HTML.
	 */
	protected function column_state( $item ) {
		return implode( '<br>', array_map( 'esc_html', states_of_message( $item ) ) );
	}

	/**
	 * The time at which the message was received.
	 *
	 * @param array<string, mixed> $item Message.
	 * @return string HTML.
	 */
	protected function column_received( $item ) {
		return esc_html( time_of_message( $item ) );
	}
}
