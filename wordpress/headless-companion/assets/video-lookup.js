/** The data that the host of a film provides, and its still picture; for both editors. */
(function (wp, window) {
  var path = '/wp/v2/headless-video-';

  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;

  window.headlessCompanionVideo = {
    /** "“Title” by Author (YouTube)", without the author where the host names none. */
    describe: function (found) {
      if (!found.author) return '“' + found.title + '” (' + found.host + ')';
      // translators: 1: title of a film, 2: who published it, 3: YouTube or Vimeo.
      var pattern = __('“%1$s” by %2$s (%3$s)', 'headless-companion');
      return sprintf(pattern, found.title, found.author, found.host);
    },

    /** Whether a text looks complete enough to look it up; WordPress decides whether it is right. */
    isAddress: function (text) {
      return /^[\w-]{11}$|(youtu\.?be|vimeo)[^\s]*[\w-]{4,}/i.test(String(text || '').trim());
    },

    /** Resolves to title, author, host and still, each a text; rejects with a message of WordPress. */
    lookUp: function (address) {
      return wp.apiFetch({ path: path + 'proposal?address=' + encodeURIComponent(address) });
    },

    /** Copies the still into the Media Library; resolves to its id and address. */
    takeStill: function (address, post) {
      return wp.apiFetch({
        path: path + 'still',
        method: 'POST',
        data: { address: address, post: post },
      });
    },
  };
})(window.wp, window);
