/** A token bucket: it holds `burst` requests and refills at `perSecond`. */
type Rate = { burst: number; perSecond: number };

/** `reserve`: this number of the shared tokens is only for clients with few recent requests. */
type SharedRate = Rate & { reserve?: number };

type Bucket = { left: number; at: number };
/**
 * `recent`: a weighted number of the client's requests. A refused one counts twice. The weights halve every 30 seconds.
 */
type ClientBucket = Bucket & { recent: number };

const maxClients = 10_000;
/** In seconds. */
const halfLife = 30;

/**
 * Decides whether one more request may pass. Each client has a token bucket, and all clients share another bucket.
 *
 * With a reserve, a client with n recent requests may pass only while the shared bucket has more than n tokens. A flood
 * from many IP addresses then does not block a visitor who sends a request every few seconds.
 *
 * Pass `now` in milliseconds. A client of null (unknown IP address) uses the shared bucket only.
 */
export class RateLimit {
  private readonly clients = new Map<string, ClientBucket>();
  private readonly everyone: Bucket;

  constructor(
    private readonly perClient: Rate,
    private readonly inAll: SharedRate,
  ) {
    this.everyone = { left: inAll.burst, at: 0 };
  }

  /** @returns 0 when the request may pass, else the seconds to wait */
  take(client: string | null, now: number): number {
    const own = client === null ? null : this.bucketOf(client, now);
    fill(this.everyone, this.inAll, now);
    const wait = this.waitOf(own);
    if (own) own.recent += wait > 0 ? 2 : 1;
    // A refused request takes no token: one client must not empty the shared bucket by repeating requests.
    if (wait > 0) return this.waitOf(own);

    if (own) own.left -= 1;
    this.everyone.left -= 1;
    return 0;
  }

  private waitOf(own: ClientBucket | null): number {
    const reserved = Math.min(own?.recent ?? 0, this.inAll.reserve ?? 0);

    return Math.max(
      own ? secondsUntil(1, own, this.perClient) : 0,
      secondsUntil(1 + reserved, this.everyone, this.inAll),
    );
  }

  private bucketOf(client: string, now: number): ClientBucket {
    const known = this.clients.get(client) ?? { left: this.perClient.burst, at: now, recent: 0 };
    known.recent *= 0.5 ** (secondsBetween(known.at, now) / halfLife);
    fill(known, this.perClient, now);
    // Deleted and set again: a Map keeps insertion order, and the least recent client is dropped first.
    this.clients.delete(client);
    this.clients.set(client, known);
    const [oldest] = this.clients.keys();
    if (this.clients.size > maxClients && oldest) this.clients.delete(oldest);
    return known;
  }
}

function fill(bucket: Bucket, { burst, perSecond }: Rate, now: number): void {
  bucket.left = Math.min(burst, bucket.left + secondsBetween(bucket.at, now) * perSecond);
  bucket.at = now;
}

function secondsUntil(tokens: number, { left }: Bucket, { perSecond }: Rate): number {
  return left >= tokens ? 0 : Math.max(1, Math.ceil((tokens - left) / perSecond));
}

/** The seconds between two times in milliseconds. Zero when the clock was set back. */
const secondsBetween = (before: number, now: number) => Math.max(0, now - before) / 1000;
