import { deliver, deliverWaiting, type DeliveryDependencies } from './delivery.ts';
import { isSecret, secretHeader } from './secret.ts';
import { DatabaseRefusal } from './store.ts';
import { resendSchema, submissionSchema, testSchema, type Submission } from './submission.ts';
import { tryMail } from './test-mail.ts';

type Dependencies = DeliveryDependencies & {
  secrets: string[];
  /** How long the response waits for the mail, in milliseconds. A slower mail is sent after the response. */
  patience: number;
  /** Keeps this process alive until the work is done. */
  finishLater: (work: Promise<unknown>) => void;
};

/** After this time, in milliseconds, `resend` starts no further mail. A mail that has been started may end later. */
const resendTime = 20_000;

/**
 * Handles the three requests of the site and of its schedule (submission.ts):
 * - A message: stores it and mails it. 200 `{}` when it is stored, mailed or not.
 * - `resend`: mails waiting messages, and deletes messages that are too old. 200 `{}`.
 * - `test`: sends a test mail, and reports the state of the mail. 200 with a `TestResult` (test-mail.ts).
 * Errors have `{ error }`: 401 without the secret of the site, 400 for a body that is not JSON, 405 for another method,
 * 422 for any other body, 429 (with Retry-After) for too many messages, 503 when the database cannot be reached.
 */
export async function handleRequest(
  request: Request,
  dependencies: Dependencies,
): Promise<Response> {
  if (!isSecret(request.headers.get(secretHeader), dependencies.secrets)) {
    return refuse(401, 'The secret of the site is missing or wrong');
  }
  if (request.method !== 'POST') return refuse(405, 'POST only', { allow: 'POST' });

  const body = parseJson(await request.text());
  if (body === undefined) return refuse(400, 'The body is not JSON');
  if (resendSchema.safeParse(body).success) return resend(dependencies);
  const test = testSchema.safeParse(body);
  if (test.success) return Response.json(await tryMail(dependencies, test.data));

  const submission = submissionSchema.safeParse(body);
  return submission.success
    ? receive(submission.data, dependencies)
    : refuse(422, 'Not a valid message');
}

async function receive(submission: Submission, dependencies: Dependencies): Promise<Response> {
  const receipt = await dependencies.store.put(submission).catch(notReached);
  if (!receipt) return refuse(503, 'The message could not be stored');
  if (receipt.outcome === 'limited')
    return refuse(429, 'Too many messages', { 'retry-after': '60' });

  if (submission.state === 'received') {
    const delivery = deliver(dependencies, receipt.id).catch(notReached);
    dependencies.finishLater(delivery);
    await Promise.race([delivery, pause(dependencies.patience)]);
  }
  return Response.json({});
}

async function resend(dependencies: Dependencies): Promise<Response> {
  // Both run beside the mails, which must not wait for them. A failure is only logged: the next run does both again.
  dependencies.finishLater(dependencies.store.noteSchedule().catch(notReached));
  dependencies.finishLater(dependencies.store.forget().catch(notReached));
  const isDone = await deliverWaiting(dependencies, Date.now() + resendTime).then(
    () => true,
    notReached,
  );
  return isDone ? Response.json({}) : refuse(503, 'The messages could not be read');
}

/** Logs an error of the database. Of most errors only the name, because their text may quote a message. */
function notReached(error: unknown): null {
  const { name, message } = error instanceof Error ? error : new Error();
  const reason = error instanceof DatabaseRefusal ? message : name;
  console.error(`The database of the contact messages could not be read or written: ${reason}`);
  return null;
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
