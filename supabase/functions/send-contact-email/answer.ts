import { deliver, deliverWaiting, type PostOffice } from './delivery.ts';
import { isSecret, secretHeader } from './secret.ts';
import { DatabaseRefusal } from './store.ts';
import { resendSchema, submissionSchema, testSchema, type Submission } from './submission.ts';
import { tryMail } from './test-mail.ts';

type Means = PostOffice & {
  secrets: string[];
  /** How long a visitor waits for the mail, in milliseconds; it goes on without them. */
  patience: number;
  /** Keeps this process alive until the work is done. */
  finishLater: (work: Promise<unknown>) => void;
};

const resendTime = 20_000;

/**
 * Stores what the site sends and mails it, or mails what waits, or sends a test mail and says how mail is doing. 401 without the site's secret, 400 and 422 for a body
 * that is not a message, 429 for too many, 503 when it could not be stored; every one says why in `error`. What is
 * stored is answered `{}`, mailed or not.
 */
export async function answer(request: Request, means: Means): Promise<Response> {
  if (!isSecret(request.headers.get(secretHeader), means.secrets)) {
    return refuse(401, 'Only the site may ask, by its own secret');
  }
  if (request.method !== 'POST') return refuse(405, 'POST only', { allow: 'POST' });

  const body = parseJson(await request.text());
  if (body === undefined) return refuse(400, 'The body is not JSON');
  if (resendSchema.safeParse(body).success) return resend(means);
  const test = testSchema.safeParse(body);
  if (test.success) return Response.json(await tryMail(means, test.data));

  const submission = submissionSchema.safeParse(body);
  return submission.success ? receive(submission.data, means) : refuse(422, 'Not a valid message');
}

async function receive(submission: Submission, means: Means): Promise<Response> {
  const receipt = await means.store.put(submission).catch(notReached);
  if (!receipt) return refuse(503, 'The message could not be stored');
  if (receipt.outcome === 'limited')
    return refuse(429, 'Too many messages', { 'retry-after': '60' });

  if (submission.state === 'received') {
    const delivery = deliver(means, receipt.id).catch(notReached);
    means.finishLater(delivery);
    await Promise.race([delivery, pause(means.patience)]);
  }
  return Response.json({});
}

async function resend(means: Means): Promise<Response> {
  // Only the doctor reads it: mail does not wait for it.
  means.finishLater(means.store.noteSchedule().catch(notReached));
  const isDone = await deliverWaiting(means, Date.now() + resendTime).then(() => true, notReached);
  return isDone ? Response.json({}) : refuse(503, 'The messages could not be read');
}

function notReached(error: unknown): null {
  const trouble = error instanceof DatabaseRefusal ? error.message : (error as Error).name;
  console.error(`The table of messages could not be asked: ${trouble}`);
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
