import { waitBeforeRejecting } from './not-found-rate-limit';

describe('waitBeforeRejecting', () => {
  it('lets a redirect to the current address go before refusals that wait', async () => {
    const order: string[] = [];
    const refusals = Array.from({ length: 60 }, () =>
      waitBeforeRejecting().then(() => order.push('refusal')),
    );
    const redirect = waitBeforeRejecting({ isRedirect: true }).then(() => order.push('redirect'));
    await Promise.all([...refusals, redirect]);

    // The first interval had already begun, so its 25 slots were taken by refusals.
    expect(order.indexOf('redirect')).toBeLessThan(30);
  });
});
