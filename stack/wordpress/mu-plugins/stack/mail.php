<?php
add_action(
	'phpmailer_init',
	static function ( $mailer ) {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = STACK_SMTP_PORT;
		$mailer->SMTPAutoTLS = false;
	}
);
