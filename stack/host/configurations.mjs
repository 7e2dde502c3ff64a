import { join } from 'node:path';

/**
 * @typedef {object} Host a WordPress as a web host runs it: its programs, folders and ports
 * @property {string} folder for the database, the configurations and their logs
 * @property {string} web the folder of WordPress
 * @property {{ wordpress: number, php: number, mariadb: number }} ports on the loopback interface
 * @property {{ name: string, user: string, password: string }} database
 * @property {import('./programs.mjs').HostPrograms} programs
 */

const isRoot = process.getuid?.() === 0;

/** The number of PHP processes that a small host gives a site. */
const workers = 4;

/** The configuration of the web server in front of PHP-FPM. @param {Host} host */
export const nginxConfiguration = ({ folder, web, ports }) => `${isRoot ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_max_body_size 64m;
  # Larger than the default, so that a long URL reaches WordPress, which refuses it itself.
  large_client_header_buffers 4 16k;
  ${['client_body', 'fastcgi', 'proxy', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join('\n  ')}
  server {
    listen 127.0.0.1:${ports.wordpress};
    root ${web};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      try_files $uri =404;
      include /etc/nginx/fastcgi_params;
      # Includes the port. Debian's fastcgi_params leaves it out, and then WordPress redirects every page to itself.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass 127.0.0.1:${ports.php};
      fastcgi_buffering off;
      fastcgi_read_timeout 600s;
    }
  }
}
`;

/** The configuration of PHP-FPM. @param {Host} host */
export const fpmConfiguration = ({ folder, ports }) => `[global]
error_log = ${folder}/php-fpm.log
[www]
${isRoot ? 'user = root\ngroup = root\n' : ''}listen = 127.0.0.1:${ports.php}
pm = static
pm.max_children = ${workers}
php_admin_value[memory_limit] = 256M
php_admin_value[upload_max_filesize] = 64M
php_admin_value[post_max_size] = 64M
php_admin_value[opcache.memory_consumption] = 128
php_admin_value[opcache.max_accelerated_files] = 8000
`;

/** The arguments of the database server. @param {Host} host */
export const mariadbArguments = ({ folder, ports }) => [
  ...['--no-defaults', `--datadir=${databaseFolder(folder)}`, `--init-file=${folder}/init.sql`],
  ...(isRoot ? ['--user=root'] : []),
  `--tmpdir=${temporaryFolder(folder)}`,
  // A path relative to the data folder: the path of a socket must be short, whatever folder the project is in.
  ...['--socket=mariadb.sock', '--bind-address=127.0.0.1', `--port=${ports.mariadb}`],
  // Writes to disk once a second and not at every commit. After a power failure, a test would lose at most a second.
  ...['--innodb-flush-log-at-trx-commit=2', '--character-set-server=utf8mb4'],
];

/** The arguments of `mariadb-install-db`, which creates the data folder. @param {Host} host */
export const mariadbInstallArguments = ({ folder }) => [
  ...['--no-defaults', `--datadir=${databaseFolder(folder)}`, '--skip-test-db'],
  `--tmpdir=${temporaryFolder(folder)}`,
  ...(isRoot ? ['--user=root'] : []),
];

/** The SQL that the database server runs at every start: the database and its user. @param {Host} host */
export const databaseSql = ({ database: { name, user, password } }) =>
  `CREATE DATABASE IF NOT EXISTS ${name};
CREATE USER IF NOT EXISTS '${user}'@'127.0.0.1' IDENTIFIED BY '${password}';
GRANT ALL ON ${name}.* TO '${user}'@'127.0.0.1';
`;

/** The data folder of the database server. @param {string} folder of the host */
export const databaseFolder = (folder) => join(folder, 'database');

/**
 * A separate folder: when MariaDB starts, it deletes the temporary tables of every other server that uses the same
 * folder.
 * @param {string} folder
 */
export const temporaryFolder = (folder) => join(folder, 'tmp');
