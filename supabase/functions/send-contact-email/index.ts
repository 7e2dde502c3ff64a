import { handleRequest } from './handle-request.ts';
import { readSettings } from './settings.ts';
import { openSmtp } from './smtp.ts';
import { openStore } from './store.ts';

/** The runtime of Supabase, which may end a process after its response. Other runtimes do not have this object. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const settings = readSettings(Deno.env.toObject());

const dependencies = {
  secrets: [settings.CONTACT_SECRET, settings.CONTACT_SECRET_PREVIOUS].filter(
    (each) => each !== undefined,
  ),
  store: openStore(settings),
  send: openSmtp(settings),
  addresses: { from: settings.CONTACT_MAIL_FROM, to: settings.CONTACT_MAIL_TO },
  patience: 3_000,
  finishLater: (work: Promise<unknown>) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
};

Deno.serve((request) => handleRequest(request, dependencies));
