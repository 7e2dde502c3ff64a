/** Watches whether the last change of a post is on the website, for the panels of both editors. */
(function (wp, settings) {
  /**
   * The pause before the next request, in milliseconds. A page is usually up to date within a second, so the first
   * pauses are short.
   * @param {number} seconds
   * @param {number} round
   */
  function pauseAfter(seconds, round) {
    if (seconds > 1) return seconds * 1000;
    if (round < 8) return 400;
    return round < 40 ? 1000 : 5000;
  }

  /**
   * Requests the state of a post from WordPress, and repeats the request as long as the state may change.
   *
   * `tell` gets each response of GET /wp/v2/headless-status/{id}, or null if WordPress does not respond. Returns a
   * function that ends the requests.
   */
  settings.watchStatus = function (id, tell) {
    var isOver = false;
    var round = 0;
    /** @type {number | undefined} */
    var timer;

    function request() {
      wp.apiFetch({ path: '/wp/v2/headless-status/' + id }).then(take, function () {
        take(null);
      });
    }

    /** @param {StatusResponse | null} response */
    function take(response) {
      if (isOver) return;
      tell(response);
      round += 1;
      if (!response || response.again) {
        timer = window.setTimeout(request, pauseAfter(response ? response.again : 15, round));
      }
    }

    request();
    return function () {
      isOver = true;
      window.clearTimeout(timer);
    };
  };
})(window.wp, window.headlessCompanion);
