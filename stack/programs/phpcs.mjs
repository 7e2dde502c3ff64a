import { ensureProgram } from './system-packages.mjs';

/** PHP_CodeSniffer, which checks the plugin's PHP against our own rules (wordpress/phpcs). */
export const ensurePhpcs = () =>
  ensureProgram({
    title: 'PHP_CodeSniffer',
    names: ['phpcs'],
    variable: 'PHPCS_PATH',
    packages: ['php-codesniffer'],
  });
