<?php

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

function thing() {
	return 1; // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
	return 2; // phpcs:ignore WordPress.Security.EscapeOutput error
	return 3; // phpcs:ignore WordPress.DB -- too much. error
	return 4; // phpcs:ignore error
}
