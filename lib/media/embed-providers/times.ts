import type { Times } from './types';

const startNames = ['start', 't', 'time_continue'];

/** The start and the end that a URL names, in its query or its fragment. */
export function timesOf(url: URL): Times {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const first = (names: string[]) =>
    [url.searchParams, fragment]
      .flatMap((from) => names.map((name) => timeInSeconds(from.get(name) ?? '')))
      .find((seconds) => seconds !== null) ?? null;
  const start = first(startNames);
  const end = first(['end']);

  return { start, end: end !== null && end > (start ?? 0) ? end : null };
}

const maxSeconds = 99_999;

/** Whole seconds of `90`, `90s`, `1m30s` and `1h2m3s`. Null for zero, and for anything that is not a time. */
function timeInSeconds(text: string): number | null {
  const found = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})(?:\.\d*)?s?)?$/i.exec(text.trim());
  const [hours, minutes, seconds] = (found?.slice(1) ?? []).map((part) => Number(part ?? 0));
  const sum = 3600 * (hours ?? 0) + 60 * (minutes ?? 0) + (seconds ?? 0);

  return sum > 0 && sum <= maxSeconds ? sum : null;
}
