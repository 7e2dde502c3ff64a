<?php
/** @return array User ids by login. */
function demo_seed_authors( $password ) {
	$ids  = array( 'admin' => demo_seed_admin() );
	$site = demo_seed_json( 'site.json' );
	foreach ( $site['authors'] as $login => $author ) {
		$ids[ $login ] = (int) demo_seed_once(
			"author_$login",
			function () use ( $login, $author, $password ) {
				return demo_seed_author( $login, $author, $password );
			}
		);
	}
	return $ids;
}

function demo_seed_admin() {
	$admins = get_users(
		array(
			'role'    => 'administrator',
			'orderby' => 'ID',
			'number'  => 1,
			'fields'  => 'ID',
		)
	);
	if ( ! $admins ) {
		throw new RuntimeException( 'Seed: this WordPress has no administrator; is it installed?' );
	}
	return (int) $admins[0];
}

function demo_seed_author( $login, array $author, $password ) {
	$existing = get_user_by( 'login', $login );
	if ( $existing ) {
		return $existing->ID;
	}
	return wp_insert_user(
		array(
			'user_login'   => $login,
			'user_pass'    => $password,
			'user_email'   => $author['email'],
			'display_name' => $author['name'],
			'nickname'     => $author['name'],
			'description'  => $author['description'],
			'role'         => 'editor',
		)
	);
}
