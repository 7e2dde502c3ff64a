type Answer = { body: unknown; status?: number; headers?: Record<string, string> };

/** Replaces the network: each request gets the next of these responses. The last one is repeated. */
export function networkAnswers(...answers: (Answer | Error)[]): { requests: URL[] } {
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol === 'data:') return new Response('');

    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(url);
    if (answer instanceof Error) throw answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers });
  });
  return { requests };
}

/** Allows log messages at this level: the test expects them. */
export function logged(level: 'error' | 'warn'): jest.SpyInstance {
  return jest.spyOn(console, level).mockImplementation(() => undefined);
}
