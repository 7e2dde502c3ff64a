<?php
require_once STACK_SEED_DIR . '/seed.php';

demo_seed_run(
	array(
		'site'     => HEADLESS_SITE_URL,
		'password' => STACK_EDITOR_PASSWORD,
	)
);
