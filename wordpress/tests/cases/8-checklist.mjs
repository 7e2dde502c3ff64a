import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** The functions that these scripts of the block editor add. */
function functionsOf(...scripts) {
  /** @type {any} */
  const window = { wp: { element: {}, i18n: { __: String } }, headlessCompanion: {} };
  for (const script of scripts) {
    const file = new URL(`../../headless-companion/assets/${script}.js`, import.meta.url);
    runInNewContext(readFileSync(file, 'utf8'), { window });
  }
  return window.headlessCompanion;
}

const tests = {
  'the checklist finds the German version of an item without a text by its title': () => {
    const { checkGerman, isBlank } = functionsOf('editor-meta', 'check-facts');
    const title = { _headless_de_title: 'Abend' };
    const text = { _headless_de_content: '<p>Worte</p>' };
    const missing = (content, meta) =>
      Array.from(
        checkGerman({ meta, isBlank: isBlank(content) }, []),
        ({ target }) => target.field,
      );
    assert.deepEqual(missing('<p>&nbsp;</p>', title), []);
    assert.deepEqual(missing('<p>Words</p>', title), ['_headless_de_content']);
    assert.deepEqual(missing('<p>Words</p>', { ...title, ...text }), []);
    assert.deepEqual(missing('', { _headless_de_title: ' ' }), ['_headless_de_content']);
    assert.deepEqual(missing('', text), ['_headless_de_title']);
  },
};

export default tests;
