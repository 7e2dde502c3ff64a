import { checkWordpressVersion } from './wordpress-version.mjs';

describe('the version of WordPress', () => {
  it.each([
    ['6.0.9', 'failure'],
    ['6.1', 'warning'],
    ['6.3.2', 'warning'],
    ['6.4', 'fine'],
    ['7.1.3', 'fine'],
    ['7.2-beta1', 'warning'],
    [null, 'fine'],
  ])('%s: %s', (version, state) => {
    const [finding] = checkWordpressVersion(version);

    expect(finding!.state).toBe(state);
    expect(Boolean(finding!.next)).toBe(state !== 'fine');
  });

  it.each([
    ['6.0.9', 'WordPress 6.0.9 is too old for the site and for the plugin'],
    ['6.3.2', 'The plugin does not run on WordPress 6.3.2'],
    ['6.3.2', 'German versions and previews are missing'],
  ])('%s: “%s”', (version, words) => {
    expect(checkWordpressVersion(version)[0]!.words).toContain(words);
  });
});
