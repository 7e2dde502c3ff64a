<?php
/** @return array User ids by login. */
function demo_seed_authors( $password ) {
	$site = demo_seed_json( 'site.json' );
	$ids  = array( 'admin' => demo_seed_office( $site['office'] ) );
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

/** The administrator is the author of posts that neither artist wrote. */
function demo_seed_office( array $office ) {
	return (int) demo_seed_once(
		'author_office',
		function () use ( $office ) {
			return wp_update_user(
				wp_slash(
					array(
						'ID'           => demo_seed_admin(),
						'display_name' => $office['name'],
						'description'  => $office['description'],
					)
				)
			);
		}
	);
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
