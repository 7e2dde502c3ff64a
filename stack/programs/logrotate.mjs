import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} */
export const ensureLogrotate = () =>
  ensureProgram({
    ...{ title: 'logrotate', names: ['logrotate'], variable: 'LOGROTATE_PATH' },
    ...{ packages: ['logrotate'], folders: ['/usr/sbin', '/sbin'] },
  });
