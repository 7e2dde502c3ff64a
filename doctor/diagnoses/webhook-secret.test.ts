import type { Report } from '../facts/plugin-report.mjs';
import { checkWebhookSecret } from './webhook-secret.mjs';

const report = {} as Report;
const unknown = { report: null, secret: null };

describe('the webhook’s secret', () => {
  it('is the same, or the former one', () => {
    expect(checkWebhookSecret({ report, secret: 'WEBHOOK_SECRET', status: 200 })).toMatchObject([
      { state: 'fine' },
    ]);
    expect(
      checkWebhookSecret({ report, secret: 'WEBHOOK_SECRET_PREVIOUS', status: 401 }),
    ).toMatchObject([{ state: 'warning', next: expect.stringContaining('Put WEBHOOK_SECRET') }]);
  });

  it.each([
    [401, 'failure', 'differs'],
    [404, 'warning', 'too old'],
    [403, 'failure', 'status: 403'],
    [0, 'failure', 'status: none'],
    [200, 'failure', 'status: 200'],
  ])('is not known to be the same after %s', (status, state, words) => {
    const [finding] = checkWebhookSecret({ ...unknown, status });

    expect(finding).toMatchObject({ state, words: expect.stringContaining(words) });
    expect(finding!.next).toBeTruthy();
  });
});
