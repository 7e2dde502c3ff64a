<?php
require_once '/stack/seed/seed.php';

demo_seed_run(
	array(
		'site'     => HEADLESS_SITE_URL,
		'password' => STACK_EDITOR_PASSWORD,
	)
);
