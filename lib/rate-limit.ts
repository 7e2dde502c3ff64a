/** A bucket that holds `burst` requests and is filled again at so many a second. */
type Rate = { burst: number; perSecond: number };

type Bucket = { left: number; at: number };

const maxClients = 10_000;

/**
 * Says whether one more request may pass: each client has a bucket, and all of them share another.
 *
 * Pass `now` in milliseconds; a client of null (its address is not known) counts among all only.
 */
export class RateLimit {
  private readonly clients = new Map<string, Bucket>();
  private readonly everyone: Bucket;

  constructor(
    private readonly perClient: Rate,
    private readonly inAll: Rate,
  ) {
    this.everyone = { left: inAll.burst, at: 0 };
  }

  /** @returns 0 when the request may pass, else the seconds to wait */
  take(client: string | null, now: number): number {
    const own = client === null ? null : this.bucketOf(client, now);
    if (own) fill(own, this.perClient, now);
    fill(this.everyone, this.inAll, now);

    const wait = Math.max(
      own ? secondsUntilOne(own, this.perClient) : 0,
      secondsUntilOne(this.everyone, this.inAll),
    );
    // Who is refused uses up nothing: one client's hammering must not empty the bucket of all.
    if (wait > 0) return wait;

    if (own) own.left -= 1;
    this.everyone.left -= 1;
    return 0;
  }

  private bucketOf(client: string, now: number): Bucket {
    const known = this.clients.get(client) ?? { left: this.perClient.burst, at: now };
    // Set anew, so that whoever was here last stands last and the first is the one to forget.
    this.clients.delete(client);
    this.clients.set(client, known);
    if (this.clients.size > maxClients) this.clients.delete(this.clients.keys().next().value!);
    return known;
  }
}

function fill(bucket: Bucket, { burst, perSecond }: Rate, now: number): void {
  const seconds = Math.max(0, now - bucket.at) / 1000;
  bucket.left = Math.min(burst, bucket.left + seconds * perSecond);
  bucket.at = now;
}

function secondsUntilOne({ left }: Bucket, { perSecond }: Rate): number {
  return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
}
