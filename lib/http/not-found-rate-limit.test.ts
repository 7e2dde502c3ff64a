import { waitToRefuse } from './not-found-rate-limit';

describe('waitToRefuse', () => {
  it('lets a redirect to the current address go before refusals that wait', async () => {
    const order: string[] = [];
    const refusals = Array.from({ length: 60 }, () =>
      waitToRefuse().then(() => order.push('refusal')),
    );
    const redirect = waitToRefuse({ isRedirect: true }).then(() => order.push('redirect'));
    await Promise.all([...refusals, redirect]);

    // The first half second had begun before.
    expect(order.indexOf('redirect')).toBeLessThan(30);
  });
});
