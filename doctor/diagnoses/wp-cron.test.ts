import type { Report } from '../facts/plugin-report.mjs';
import { contextWith } from '../testing/context';
import { checkWpCron, inWords } from './wp-cron.mjs';

const { context } = contextWith();
const check = (seen: number | null, overdue: number) =>
  checkWpCron(context, { cron: { seen, overdue } } as Report)[0]!;

describe('WP-Cron', () => {
  it('runs', () => {
    expect(check(20, 0)).toEqual({ state: 'fine', words: 'WP-Cron ran 20 seconds ago.' });
  });

  it('does not run: then the line for the crontab is there', () => {
    const finding = check(4000, 3600);

    expect(finding.state).toBe('failure');
    expect(finding.words).toContain('what was due 60 minutes ago');
    expect(finding.next).toContain("curl -fsS 'https://cms.example/wp-cron.php?doing_wp_cron'");
    expect(check(null, 700).state).toBe('failure');
  });

  it('runs too rarely, has never run, or leaves tasks undone', () => {
    expect(check(2400, 30)).toMatchObject({ state: 'warning' });
    expect(check(null, 0)).toMatchObject({ state: 'warning' });
    expect(check(20, 5000).next).toContain('WP Crontrol');
  });

  it('is reported in suitable units', () => {
    expect([1, 119, 120, 7200, 172_800].map(inWords)).toEqual([
      ...['1 second', '119 seconds', '2 minutes', '2 hours', '2 days'],
    ]);
  });
});
