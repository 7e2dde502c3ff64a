/**
 * The tag of a test that runs on an English page and the same German page: on the German one it runs only every night.
 */
export const nightlyIfGerman = (address: string) => ({
  tag: /^\/de(\/|$)/.test(address) ? '@nightly' : [],
});

/**
 * The tag of a test that runs in both languages, with and without JavaScript. `npm test` runs it in English with
 * JavaScript and in German without. The nightly run adds the other two combinations.
 *
 * @param address the path of the page, which shows its language
 */
export function nightlyVariant(address: string, javaScriptEnabled: boolean) {
  const isGerman = /^\/de(\/|$)/.test(address);

  return { tag: isGerman === javaScriptEnabled ? '@nightly' : [] };
}
