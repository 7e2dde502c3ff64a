type TestResponse = { body: unknown; status?: number; headers?: Record<string, string> };

/** Replaces the network: each request gets the next of these responses. The last one is repeated. */
export function networkResponses(...responses: (TestResponse | Error)[]): { requests: URL[] } {
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol === 'data:') return new Response('');

    const response = responses[Math.min(requests.length, responses.length - 1)]!;
    requests.push(url);
    if (response instanceof Error) throw response;
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    return new Response(text, { status: response.status ?? 200, headers: response.headers });
  });
  return { requests };
}

/** Allows log messages at this level: the test expects them. */
export function logged(level: 'error' | 'warn'): jest.SpyInstance {
  return jest.spyOn(console, level).mockImplementation(() => undefined);
}
