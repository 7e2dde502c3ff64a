import type { Report } from '../facts/plugin-report.mjs';
import { responseOf } from '../testing/context';
import { checkPlugin } from './plugin.mjs';

const wordpress = (...routes: string[]) =>
  ({ rest: 'pretty', routes, clock: 0, response: responseOf({}) }) as const;
const active = wordpress('/wp/v2/headless-search');
const report = { plugin: '1.0.0', php: '8.3.1' } as Report;

describe('the plugin', () => {
  it('is active, in the version of this repository', () => {
    expect(checkPlugin(active, report, '1.0.0')).toMatchObject([{ state: 'fine' }]);
    expect(checkPlugin(active, null, '1.0.0')).toMatchObject([{ state: 'fine' }]);
  });

  it('has another version', () => {
    const [finding] = checkPlugin(active, report, '1.1.0');

    expect(finding).toMatchObject({ state: 'warning' });
    expect(finding!.words).toBe('The plugin has version 1.0.0, this repository has 1.1.0.');
    expect(finding!.next).toContain('npm run plugin:zip');
  });

  it('is missing: the report says what works without it, and what does not', () => {
    const [finding] = checkPlugin(wordpress('/wp/v2/posts'), null, '1.0.0');

    expect(finding!.state).toBe('failure');
    expect(finding!.words).toMatch(/shows visitors news, categories and tags.*has no events/);
  });

  it('is only a warning when another plugin provides events', () => {
    expect(checkPlugin(wordpress('/wp/v2/events'), null, '1.0.0')[0]!.state).toBe('warning');
  });
});
