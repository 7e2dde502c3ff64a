import { stack } from './environment';

type Part = 'wordpress' | 'supabase' | 'function' | 'mail' | 'site';

/** Stops a part of the stack, or starts it and waits until it responds. */
export async function control(part: Part, action: 'stop' | 'start'): Promise<void> {
  const response = await fetch(`${stack.controlUrl}/${part}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${part} ${action}: ${await response.text()}`);
}

/** Runs `work` while a part is stopped, and returns its result. Starts the part again, also after an error. */
export async function whileStopped<Result>(
  part: Part,
  work: () => Promise<Result>,
): Promise<Result> {
  await control(part, 'stop');
  try {
    return await work();
  } finally {
    await control(part, 'start');
  }
}

/** Everything that a part has logged since it was started. */
export async function logOf(part: Part): Promise<string> {
  const response = await fetch(`${stack.controlUrl}/${part}/log`);
  return response.text();
}
