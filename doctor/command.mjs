import { parseArgs } from 'node:util';

import { request } from './request.mjs';
import { checkSettings } from './diagnoses/settings.mjs';
import { environmentOfFile, siteEnvironment } from './environment.mjs';
import { examine } from './examine.mjs';
import { isFailing, pageOf } from './page.mjs';

const usage = `Usage: npm run doctor -- [options]
  --env-file PATH  read the settings of this file alone, not of the environment and .env
  --no-mail        send no test mail to CONTACT_MAIL_TO
  --help           this text`;

/**
 * Reports on one screen what works, and what to do about the rest.
 * @param {string[]} argv
 * @param {string} folder of the project
 * @returns {Promise<{ text: string, code: number }>} code 1 if visitors notice a problem, 2 for a wrong command
 */
export async function doctor(argv, folder) {
  const options = optionsOf(argv);
  if (typeof options === 'string') return { text: options, code: options === usage ? 0 : 2 };
  const { environment, source } = options.file
    ? environmentOfFile(options.file)
    : siteEnvironment(folder);
  const { settings, findings } = checkSettings(environment, source, folder);
  const first = { title: 'Settings', findings };
  if (!settings) {
    const text = `${pageOf([first])}\nCorrect the settings first. The other checks need them.`;
    return { text, code: 1 };
  }
  const context = { settings, request, now: () => Date.now(), mayMail: options.mayMail };
  const groups = [first, ...(await examine(context, folder))];
  return { text: pageOf(groups), code: isFailing(groups) ? 1 : 0 };
}

/**
 * @param {string[]} args
 * @returns {{ file?: string, mayMail: boolean } | string} a text to print instead: the usage, or what is wrong with the
 *   options
 */
function optionsOf(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'env-file': { type: 'string' },
        'no-mail': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values.help ? usage : { file: values['env-file'], mayMail: !values['no-mail'] };
  } catch (error) {
    return `${error.message}\n${usage}`;
  }
}
