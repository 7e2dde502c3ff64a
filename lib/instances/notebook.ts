import { z } from 'zod';

import { keep, recall } from '../kept-file.mjs';
import { webhookSchema, type Delivery } from '../webhook';
import { everythingChanged } from './everything';

// More than this is an outage of days or an edit in bulk: then all pages are looked at again.
const mostUntold = 100;

const page = z.object({
  position: z.string().nullable(),
  untold: z.array(webhookSchema),
});

/** Up to where this process has heard the others, and what it has not yet told them: kept through a restart. */
export class Notebook {
  private readonly kept: z.infer<typeof page>;

  constructor(private readonly file: string) {
    const { data } = page.safeParse(recall(file));
    this.kept = data ?? { position: null, untold: [] };
  }

  /** The id of the last entry that was heard; null when this process has never heard any. */
  get position(): string | null {
    return this.kept.position;
  }

  moveTo(position: string): void {
    this.kept.position = position;
    this.write();
  }

  /** What waits longest to be told. */
  get nextUntold(): Delivery | undefined {
    return this.kept.untold[0];
  }

  add(delivery: Delivery): void {
    this.kept.untold.push(delivery);
    if (this.kept.untold.length > mostUntold) this.kept.untold = [everythingChanged()];
    this.write();
  }

  strike({ id }: Delivery): void {
    this.kept.untold = this.kept.untold.filter((each) => each.id !== id);
    this.write();
  }

  private write(): void {
    keep(this.file, this.kept);
  }
}
