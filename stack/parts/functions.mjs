import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from '../processes/child-processes.mjs';
import { rootDir, stackDir } from '../settings.mjs';
import { waitForOk } from '../processes/wait.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** The name of the function that stores and mails contact messages. */
export const contactFunction = 'send-contact-email';

/** The path of the function's log. @param {Settings} settings */
export const functionLog = (settings) => join(settings.logDir, 'function.log');

/** @param {Settings} settings */
const functionsDir = (settings) => join(settings.supabaseDir, 'supabase', 'functions');

/**
 * Copies the functions to a folder where Deno finds their packages in the stack's node_modules, so that it downloads none.
 * @param {Settings} settings
 */
export function prepareFunctions(settings) {
  rmSync(functionsDir(settings), { recursive: true, force: true });
  cpSync(join(rootDir, 'supabase', 'functions'), functionsDir(settings), { recursive: true });
}

/** Starts the process of the function, and does not wait until it responds. @param {Settings} settings */
export function startFunction(settings) {
  return startNode(join(stackDir, 'programs', 'deno.mjs'), ['run', ...options, 'index.ts'], {
    log: functionLog(settings),
    cwd: join(functionsDir(settings), contactFunction),
    env: functionEnvironment(settings),
  });
}

const options = [
  '--quiet',
  '--no-prompt',
  '--no-lock',
  '--cached-only',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-net',
  '--allow-read',
  '--allow-sys',
];

/**
 * Waits until the function responds with 401 to a request without the site's secret: then it runs and has read its
 * settings.
 * @param {Settings} settings
 * @param {import('node:child_process').ChildProcess} child
 */
export async function functionReady(settings, child) {
  await waitForOk(settings.functionUrl, {
    ...{ child, name: `The function ${contactFunction}` },
    seconds: 60,
    log: functionLog(settings),
    expected: '401',
  });
}

/** @param {Settings} settings */
function functionEnvironment({ dataDir, ports, secrets, supabaseUrl }) {
  return {
    DENO_DIR: join(dataDir, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${ports.function}`,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.supabaseSecretKey }),
    CONTACT_SECRET: secrets.contact,
    CONTACT_MAIL_FROM: 'website@auralune.example',
    CONTACT_MAIL_TO: 'office@auralune.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.smtp),
    SMTP_TLS: 'none',
  };
}
