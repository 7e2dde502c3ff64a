import { stack } from './environment';

type Part = 'wordpress' | 'supabase' | 'function' | 'mail' | 'site';

/** Takes a part of the stack away, or brings it back and waits until it answers. */
export async function control(part: Part, action: 'stop' | 'start'): Promise<void> {
  const response = await fetch(`${stack.controlUrl}/${part}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${part} ${action}: ${await response.text()}`);
}

/** All that a part has logged since it was started. */
export async function logOf(part: Part): Promise<string> {
  const response = await fetch(`${stack.controlUrl}/${part}/log`);
  return response.text();
}
