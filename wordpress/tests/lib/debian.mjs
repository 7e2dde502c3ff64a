import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { constantsFor, definesOf } from './wordpress.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const SOURCE = '/usr/share/wordpress';
const fpmBinary = () => readdirSync('/usr/sbin').find((name) => /^php-fpm\d/.test(name));

/** Whether Debian's packages are there: wordpress php-fpm php-mysql mariadb-server nginx. */
export const hasDebianStack = () =>
  [SOURCE, '/usr/sbin/mariadbd', '/usr/sbin/nginx'].every((file) => existsSync(file)) &&
  Boolean(fpmBinary());

/** Starts Debian's WordPress behind nginx and PHP-FPM, on MariaDB, all of it in one folder of its own. */
export async function startDebian({ port, site, secret }) {
  const root = mkdtempSync(path.join(tmpdir(), 'headless-companion-'));
  const children = [];
  const run = (command, args) => children.push(spawn(command, args, { stdio: 'ignore' }));
  const stop = async () => {
    for (const child of children.reverse()) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await Promise.race([gone, sleep(5000)]);
    }
    rmSync(root, { recursive: true, force: true });
  };
  try {
    install(root, { site, secret, port });
    execFileSync(
      'mariadb-install-db',
      [
        `--datadir=${root}/db`,
        '--user=root',
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { stdio: 'ignore' },
    );
    run('/usr/sbin/mariadbd', [
      '--no-defaults',
      `--datadir=${root}/db`,
      '--user=root',
      `--socket=${root}/db.sock`,
      '--skip-networking',
    ]);
    await until(() => mysql(root, 'SELECT 1'), 'MariaDB');
    mysql(root, 'CREATE DATABASE wordpress');
    run(`/usr/sbin/${fpmBinary()}`, ['-F', '-R', '-y', `${root}/fpm.conf`]);
    run('/usr/sbin/nginx', ['-c', `${root}/nginx.conf`, '-g', 'daemon off;']);
    execFileSync('php', [`${root}/install.php`], { stdio: 'pipe' });
    const url = `http://127.0.0.1:${port}`;
    await until(async () => {
      const { status } = await fetch(`${url}/index.php?rest_route=/`);
      if (status !== 200) throw new Error(`HTTP ${status}`);
    }, 'WordPress');
    const log = path.join(root, 'site/wp-content/debug.log');
    return { url, stop, log: () => (existsSync(log) ? readFileSync(log, 'utf8') : '') };
  } catch (error) {
    await stop();
    throw error;
  }
}

const mysql = (root, sql) =>
  execFileSync('mariadb', [`--socket=${root}/db.sock`, '-uroot', '-e', sql], { stdio: 'pipe' });

async function until(check, name) {
  for (let tries = 0; ; tries++) {
    try {
      return await check();
    } catch (error) {
      if (tries > 100) throw new Error(`${name} did not start: ${error.message}`);
      await sleep(200);
    }
  }
}

function install(root, { site, secret, port }) {
  const web = path.join(root, 'site');
  cpSync(SOURCE, web, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.includes('/wp-content/') || file.includes('/themes'),
  });
  mkdirSync(path.join(web, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(
    path.resolve(here, '../../headless-companion'),
    path.join(web, 'wp-content/plugins/headless-companion'),
    { recursive: true },
  );
  cpSync(path.join(here, 'door.php'), path.join(web, 'wp-content/mu-plugins/door.php'));
  const url = `http://127.0.0.1:${port}`;
  const constants = {
    ...constantsFor({ site, secret }),
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${root}/db.sock`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: url,
    WP_SITEURL: url,
  };
  const keys = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ];
  for (const key of keys) constants[key] = `${key} of the tests`;
  writeFileSync(
    path.join(web, 'wp-config.php'),
    `<?php\n${definesOf(constants)}$table_prefix = 'wp_';\nrequire_once ABSPATH . 'wp-settings.php';\n`.replace(
      '<?php\n',
      "<?php\ndefine( 'ABSPATH', __DIR__ . '/' );\n",
    ),
  );
  writeFileSync(
    path.join(root, 'install.php'),
    `<?php
define( 'WP_INSTALLING', true );
require '${web}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Tests', 'admin', 'admin@example.test', true, '', 'password' );
update_option( 'active_plugins', array( 'headless-companion/headless-companion.php' ) );
`,
  );
  writeFileSync(
    path.join(root, 'fpm.conf'),
    `[global]\nerror_log = ${root}/fpm.log\n[www]\nuser = root\ngroup = root\nlisten = ${root}/fpm.sock\npm = static\npm.max_children = 4\n`,
  );
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `user root;
pid ${root}/nginx.pid;
error_log ${root}/nginx.log;
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${root}/body; fastcgi_temp_path ${root}/fastcgi; proxy_temp_path ${root}/proxy; uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${web};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ { include /etc/nginx/fastcgi_params; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_pass unix:${root}/fpm.sock; }
  }
}
`,
  );
}
