/**
 * Invalid input in the fields of tracks. It is kept while its track is closed. The form cannot be sent and the
 * list cannot be closed before the input is corrected.
 */
(function (wp, settings) {
  /** Called with whether there is invalid input; the block editor's panel replaces this function. */
  settings.onMistyped = function () {};

  /** Shows the first invalid input, and returns whether there is any. useMistyped() replaces this function. */
  settings.refuseMistyped = function () {
    return false;
  };

  /** Makes the browser ask before the page is left. @param {Event} event */
  function ask(event) {
    event.preventDefault();
  }

  /** The invalid texts by the key of their track. @typedef {Record<string, MistypedTexts>} TextsOfTracks */

  /**
   * The first field with invalid input, in the order of the list, as `{ key, name }`.
   * @param {string[]} keys
   * @param {TextsOfTracks} texts
   */
  function firstOf(keys, texts) {
    var key = keys.find(function (each) {
      return Object.keys(texts[each] || {}).length > 0;
    });
    return key && { key: key, name: Object.keys(texts[key] || {})[0] };
  }

  /**
   * @param {TextsOfTracks} texts
   * @param {string} key
   * @param {CheckedName} name
   * @param {string | undefined} text
   */
  function withText(texts, key, name, text) {
    var own = Object.assign({}, texts[key]);
    if (text === undefined) delete own[name];
    else own[name] = text;
    /** @type {TextsOfTracks} */
    var changed = {};
    changed[key] = own;
    return Object.assign({}, texts, changed);
  }

  /**
   * `keys`: the keys of the tracks in their order. `open`: opens a track. `wanted`: gets the id of the element that
   * gets the focus after the next rendering.
   *
   * Returns `of` (the invalid texts of a track, by field), `keep` (saves the invalid text of a field; undefined removes
   * it) and `isRefused`.
   */
  settings.useMistyped = function (keys, open, wanted) {
    /** @type {State<TextsOfTracks>} */
    var texts = wp.element.useState({});
    var isRefused = wp.element.useState(false);
    var first = firstOf(keys, texts[0]);

    function show() {
      if (!first) return;
      var id = first.key + '-' + first.name;
      var field = document.getElementById(id);
      open(first.key);
      if (field) field.focus();
      else wanted.current = id;
    }

    wp.element.useEffect(function () {
      settings.refuseMistyped = function (reveal) {
        if (!first) return false;
        if (reveal) reveal();
        isRefused[1](true);
        show();
        return true;
      };
    });
    wp.element.useEffect(
      function () {
        settings.onMistyped(Boolean(first));
        if (first) window.addEventListener('beforeunload', ask);
        else isRefused[1](false);
        return function () {
          settings.onMistyped(false);
          window.removeEventListener('beforeunload', ask);
        };
      },
      [Boolean(first)],
    );

    return {
      isRefused: isRefused[0],
      of: function (key) {
        return texts[0][key] || {};
      },
      keep: function (key, name, text) {
        texts[1](function (before) {
          return withText(before, key, name, text);
        });
      },
    };
  };
})(window.wp, window.headlessCompanionTracks);
