import { requireFreePorts } from '../../../ports/free-ports.mjs';
import { FaultProxy } from './fault-proxy.mjs';

/**
 * Starts a proxy in front of WordPress and one in front of Supabase. Their ports are always the same, because a build
 * contains the URLs of its data sources.
 * @param {import('../../resilience/run.mjs').Context} context
 */
export async function startFaultProxies({ backend, supervisor, onClose }) {
  const ports = { wordpress: backend.portBase + 8, supabase: backend.portBase + 9 };
  await requireFreePorts(ports);
  const wordpress = await new FaultProxy(backend.wordpressUrl, ports.wordpress).start();
  const supabase = await new FaultProxy(backend.supabaseUrl, ports.supabase).start();
  for (const proxy of [wordpress, supabase]) {
    supervisor.onStop(proxy.stop);
    onClose(proxy.stop);
  }
  return {
    wordpress,
    supabase,
    /** Settings of a site that reaches its data sources through the proxies. */
    settings: { ...backend, wordpressUrl: wordpress.url, supabaseUrl: supabase.url },
  };
}
