import events from './recorded/earlier-site/events.json';
import music from './recorded/earlier-site/music.json';
import videos from './recorded/earlier-site/videos.json';

type Fault = Error | { status: number; body?: unknown };

const recorded = new Map(
  [...events, ...videos, ...music].map((answer) => [nameOf(answer.request), answer]),
);

/**
 * Replaces the network by what a real WordPress without our plugin has answered (`npm run record`).
 *
 * @param faults what it answers instead, by path and query
 * @returns what it is asked
 */
export function earlierSiteAnswers(faults: Record<string, Fault> = {}): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.protocol === 'data:') return new Response('');
    const request = `${url.pathname}${url.search}`.replace('/wp-json/wp/v2', '');
    asked.push(request);
    const fault = faults[request];
    if (fault instanceof Error) throw fault;
    if (fault) return Response.json(fault.body ?? {}, fault);
    const answer = recorded.get(nameOf(request));
    if (!answer) throw new Error(`No recorded answer to ${request}: see stack/earlier-site`);
    return Response.json(answer.body, { status: answer.status, headers: present(answer.headers) });
  });
  return asked;
}

// A back end that does not know a field leaves it out, whichever are asked for.
function nameOf(request: string): string {
  const { pathname, searchParams } = new URL(request, 'https://cms.example');
  if (searchParams.has('_fields')) searchParams.set('_fields', 'some');
  searchParams.sort();

  return `${pathname}?${searchParams}`;
}

function present(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
