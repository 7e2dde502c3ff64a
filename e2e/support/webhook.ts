import {
  expireEverything as expireEverythingOf,
  type Additions,
} from '../../stack/system-tests/webhook.mjs';
import { stack } from './environment';

const settings = { siteUrl: stack.siteUrl, secrets: { webhook: stack.webhookSecret } };

/** Expires every page of the tested site that has content from WordPress. */
export const expireEverything = (additions?: Additions): Promise<void> =>
  expireEverythingOf(settings, additions);
