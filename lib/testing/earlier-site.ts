import events from './recorded/earlier-site/events.json';
import music from './recorded/earlier-site/music.json';
import videos from './recorded/earlier-site/videos.json';

type Fault = Error | { status: number; body?: unknown };

const recorded = new Map(
  [...events, ...videos, ...music].map((response) => [nameOf(response.request), response]),
);

/**
 * Replaces the network by the recorded responses of a real WordPress without our plugin (`npm run record`).
 *
 * @param faults responses to send instead of the recorded ones, by path and query
 * @returns the list of requests
 */
export function earlierSiteResponses(faults: Record<string, Fault> = {}): string[] {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.protocol === 'data:') return new Response('');
    const request = `${url.pathname}${url.search}`.replace('/wp-json/wp/v2', '');
    requests.push(request);
    const fault = faults[request];
    if (fault instanceof Error) throw fault;
    if (fault) return Response.json(fault.body ?? {}, fault);
    const response = recorded.get(nameOf(request));
    if (!response)
      throw new Error(`No recorded response to ${request}: see stack/system-tests/earlier-site`);
    return Response.json(response.body, {
      status: response.status,
      headers: present(response.headers),
    });
  });
  return requests;
}

// One recorded response stands for every choice of fields: such a back end leaves out fields that it does not know.
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
