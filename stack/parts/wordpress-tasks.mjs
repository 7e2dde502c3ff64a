import { UserFacingError } from '../console.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Runs a task in WordPress (wordpress/mu-plugins/stack/tasks.php), and passes on each line that it prints.
 * @param {Settings} settings
 * @param {'setup' | 'seed' | 'fill' | 'break'} task
 * @param {(line: string) => void} onLine
 * @param {Record<string, string>} [facts] parameters of the task
 * @throws {UserFacingError} when the task does not finish; the message has the last lines that it printed
 */
export async function runTask(settings, task, onLine, facts = {}) {
  const query = new URLSearchParams({ stack_task: task, ...facts });
  const response = await fetch(`${settings.wordpressUrl}/?${query}`, {
    method: 'POST',
    headers: { 'x-stack-secret': settings.secrets.stackTasks },
  });
  const lines = [];
  if (!response.body) throw new UserFacingError(`WordPress sent an empty response to "${task}".`);
  for await (const line of linesOf(response.body)) {
    lines.push(line);
    if (line !== 'stack-task-done') onLine(line);
  }
  if (response.status !== 200 || lines.at(-1) !== 'stack-task-done') {
    throw new UserFacingError(
      `WordPress could not finish "${task}" (${response.status}).\n${lines.slice(-15).join('\n')}`,
    );
  }
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
async function* linesOf(body) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
