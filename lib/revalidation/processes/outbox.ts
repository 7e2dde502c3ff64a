import { z } from 'zod';

import { writeJsonFile, readJsonFile } from '../../cache/atomic-json-file.mjs';
import { webhookSchema, type Delivery } from '../webhook-schema';
import { fullRefresh } from './full-refresh';

// More than this is an outage of days or a bulk edit: then every page is rendered again.
const mostUnpublished = 100;

const storedOutbox = z.object({
  position: z.string().nullable(),
  unpublished: z.array(webhookSchema),
});

/** The position of this process in the stream, and the deliveries it has not published yet. Survives a restart. */
export class Outbox {
  private readonly stored: z.infer<typeof storedOutbox>;

  constructor(private readonly file: string) {
    const { data } = storedOutbox.safeParse(readJsonFile(file));
    this.stored = data ?? { position: null, unpublished: [] };
  }

  /** The id of the last entry that was consumed; null when there was none. */
  get position(): string | null {
    return this.stored.position;
  }

  acknowledgeUpTo(position: string): void {
    this.stored.position = position;
    this.write();
  }

  /** The oldest delivery that is not published. */
  get nextUnpublished(): Delivery | undefined {
    return this.stored.unpublished[0];
  }

  add(delivery: Delivery): void {
    this.stored.unpublished.push(delivery);
    if (this.stored.unpublished.length > mostUnpublished) this.stored.unpublished = [fullRefresh()];
    this.write();
  }

  acknowledge({ id }: Delivery): void {
    this.stored.unpublished = this.stored.unpublished.filter((each) => each.id !== id);
    this.write();
  }

  private write(): void {
    writeJsonFile(this.file, this.stored);
  }
}
