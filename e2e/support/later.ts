import { stack } from './environment';

/** Lets so many seconds pass for WordPress: whatever it has planned, and a call that is to be repeated, comes nearer. */
export async function letPass(seconds: number): Promise<void> {
  const answer = await fetch(`${stack.wordpressUrl}/?stack_task=later&seconds=${seconds}`, {
    method: 'POST',
    headers: { 'x-stack-secret': stack.taskSecret },
  });
  if (!answer.ok) throw new Error(`The task "later" answered ${answer.status}`);
}

/** What the stack does every thirty seconds by itself. */
export async function runCron(): Promise<void> {
  await fetch(`${stack.wordpressUrl}/wp-cron.php?doing_wp_cron`);
}
