import type { Report } from '../facts/plugin-report.mjs';
import { contextWith } from '../testing/context';
import { checkWebhooks } from './webhooks.mjs';

const { context } = contextWith();
const check = (site: string, waiting = 0, failed = 0) =>
  checkWebhooks(context, { site, deliveries: { waiting, failed } } as Report)[0];

describe('webhooks', () => {
  it('reach this site', () => {
    expect(check('https://site.example')).toMatchObject({ state: 'fine' });
  });

  it('have no URL, or that of another site', () => {
    expect(check('')).toMatchObject({ state: 'failure' });
    expect(check('https://old.example')!.words).toContain('https://old.example');
    expect(check('https://old.example')!.state).toBe('failure');
  });

  it('are pending', () => {
    expect(check('https://site.example', 3, 1)).toMatchObject({
      state: 'warning',
      words: expect.stringContaining(
        '3 wait to be sent to the site, 1 of them for more than a day',
      ),
    });
  });

  it('are not checked without the report of the plugin', () => {
    expect(checkWebhooks(context, null)).toEqual([]);
  });
});
