type TestResponse = { body?: unknown; status?: number };

export const now = new Date('2026-11-20T12:00:00Z');
export const picture = 'https://cms.example/wp-content/uploads/a.jpg';

/** An event in the format of the list in the REST API, with these fields changed. */
export const event = (id: number, part: object = {}) => ({
  ...{ id, slug: `event-${id}`, title: `Event ${id}`, featured_image: picture },
  ...{ start_date: '2026-12-01', start_time: '20:00:00' },
  ...part,
});

/**
 * Replaces the network by these responses, by path and type of the request. Every other request gets a 404.
 *
 * @returns the list of requests
 */
export function eventResponses(
  responses: Record<string, TestResponse | unknown[] | object>,
): string[] {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.protocol === 'data:') return new Response('');
    const type = url.searchParams.get('type');
    const path = url.pathname.replace('/wp-json/wp/v2', '');
    const name = path === '/events' ? `${path}?type=${type}` : path;
    requests.push(name);
    const known = responses[name];
    if (known instanceof Error) throw known;
    if (!known) return Response.json({ code: 'rest_not_found' }, { status: 404 });
    const { status, body = known } = known as TestResponse;
    return Response.json(body, { status: typeof status === 'number' ? status : 200 });
  });
  return requests;
}
