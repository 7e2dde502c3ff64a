import type { Report } from '../facts/plugin-report.mjs';
import { answerOf } from '../testing/context';
import { checkPlugin } from './plugin.mjs';

const wordpress = (...routes: string[]) =>
  ({ rest: 'pretty', routes, clock: 0, answer: answerOf({}) }) as const;
const active = wordpress('/wp/v2/headless-search');
const report = { plugin: '1.0.0', php: '8.3.1' } as Report;

describe('the plugin', () => {
  it('is active, and of this repository', () => {
    expect(checkPlugin(active, report, '1.0.0')).toMatchObject([{ state: 'fine' }]);
    expect(checkPlugin(active, null, '1.0.0')).toMatchObject([{ state: 'fine' }]);
  });

  it('is of another version', () => {
    const [finding] = checkPlugin(active, report, '1.1.0');

    expect(finding).toMatchObject({ state: 'warning' });
    expect(finding!.words).toBe('The plugin has version 1.0.0, this repository has 1.1.0.');
    expect(finding!.next).toContain('npm run plugin:zip');
  });

  it('is not there: then it is said what a bare WordPress can do and what not', () => {
    const [finding] = checkPlugin(wordpress('/wp/v2/posts'), null, '1.0.0');

    expect(finding!.state).toBe('failure');
    expect(finding!.words).toMatch(/shows visitors news, categories and tags.*has no events/);
  });

  it('may be missing where another answers events', () => {
    expect(checkPlugin(wordpress('/wp/v2/events'), null, '1.0.0')[0]!.state).toBe('warning');
  });
});
