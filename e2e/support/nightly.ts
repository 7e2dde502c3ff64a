/**
 * The tag of a test that is the same in both languages, with and without scripts: at every change English is tried with
 * them and German without, every night both ways.
 *
 * @param address of the page, which says its language
 */
export function nightlyUnlessTurned(address: string, javaScriptEnabled: boolean) {
  const isGerman = /^\/de(\/|$)/.test(address);

  return { tag: isGerman === javaScriptEnabled ? '@nightly' : [] };
}
