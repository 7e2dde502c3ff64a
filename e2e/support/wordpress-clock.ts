import { stack } from './environment';

/** Makes everything that WordPress has scheduled due this many seconds earlier: cron tasks, scheduled posts, retries. */
export async function advanceTime(seconds: number): Promise<void> {
  const response = await fetch(`${stack.wordpressUrl}/?stack_task=later&seconds=${seconds}`, {
    method: 'POST',
    headers: { 'x-stack-secret': stack.taskSecret },
  });
  if (!response.ok) throw new Error(`The task "later" responded with ${response.status}`);
}

/** Runs WP-Cron, which the stack otherwise does every thirty seconds. */
export async function runCron(): Promise<void> {
  await fetch(`${stack.wordpressUrl}/wp-cron.php?doing_wp_cron`);
}
