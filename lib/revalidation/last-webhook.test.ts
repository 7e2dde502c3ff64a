import { noteWebhook, secondsSinceWebhook } from './last-webhook';

describe('secondsSinceWebhook', () => {
  it('is null until the first one, and counts from the last', () => {
    expect(secondsSinceWebhook(new Date())).toBeNull();

    noteWebhook(new Date('2026-11-20T11:00:00Z'));
    noteWebhook(new Date('2026-11-20T12:00:00Z'));
    expect(secondsSinceWebhook(new Date('2026-11-20T12:00:59.900Z'))).toBe(59);
  });
});
