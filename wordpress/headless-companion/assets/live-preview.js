/**
 * Keeps the live preview of the site up to date while somebody types. The iframe gets the texts at once. The rendered
 * blocks and a new key are requested from WordPress when the editor stops typing for a moment.
 */
(function (wp, settings) {
  /** The minimum time between two messages to the iframe, in milliseconds. */
  var frameInterval = 80;
  /** The time without a change after which WordPress gets a request, in milliseconds. */
  var pause = 350;

  /**
   * The objects that the preview shows, compared by identity: the editor reports every change of its stores, and most
   * of them are not visible in the preview.
   * @returns {unknown[]}
   */
  function shownParts() {
    var editor = wp.data.select('core/editor');
    return [
      settings.originalBlocks(wp.data.select),
      editor.getEditedPostAttribute('title'),
      editor.getEditedPostAttribute('excerpt'),
      editor.getEditedPostAttribute('meta'),
      editor.getEditedPostAttribute('featured_media'),
    ];
  }

  /** @param {unknown[]} one @param {unknown[]} other */
  function differ(one, other) {
    return one.some(function (part, index) {
      return part !== other[index];
    });
  }

  /**
   * Reports the content of the editor and its changes, until `end` is called.
   *
   * `tell` is called with `{ key, answer }`: the response of WordPress with the unsaved texts. It is called again after
   * each change, and with null if WordPress does not respond. Returns `{ renew, end }`; `renew` requests a new key.
   */
  settings.followEditor = function (tell) {
    var id = wp.data.select('core/editor').getCurrentPostId();
    /** @type {LiveResponse | null} */
    var known = null;
    var isRequesting = false;
    var mustRequestAgain = false;
    var isOver = false;
    var parts = shownParts();
    /** @type {{ frame?: number, request?: number }} */
    var timers = {};
    var shownAt = 0;

    function show() {
      timers.frame = undefined;
      shownAt = Date.now();
      if (known && !isOver) {
        tell({ key: known.key, answer: settings.withWordsOf(settings.editedPost(), known.answer) });
      }
    }

    function showSoon() {
      if (timers.frame !== undefined) return;
      var rest = Math.max(0, shownAt + frameInterval - Date.now());
      timers.frame = window.setTimeout(show, rest);
    }

    function sendRequest() {
      if (isRequesting) {
        mustRequestAgain = true;
        return;
      }
      isRequesting = true;
      mustRequestAgain = false;
      var request = settings.liveRequest(settings.editedPost());
      wp.apiFetch({ path: '/wp/v2/headless-live/' + id, method: 'POST', data: request })
        .then(
          function (/** @type {LiveResponse} */ response) {
            settings.rememberBlocks(request, response);
            known = response;
            show();
          },
          function () {
            if (!isOver) tell(null);
          },
        )
        .finally(function () {
          isRequesting = false;
          if (mustRequestAgain && !isOver) sendRequest();
        });
    }

    var unsubscribe = wp.data.subscribe(function () {
      var now = shownParts();
      if (!differ(now, parts)) return;
      parts = now;
      showSoon();
      window.clearTimeout(timers.request);
      timers.request = window.setTimeout(sendRequest, pause);
    });
    sendRequest();
    return {
      renew: sendRequest,
      end: function () {
        isOver = true;
        unsubscribe();
        window.clearTimeout(timers.frame);
        window.clearTimeout(timers.request);
      },
    };
  };
})(window.wp, window.headlessCompanion);
