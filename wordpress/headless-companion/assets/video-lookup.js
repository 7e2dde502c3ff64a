/** The data that the host of a video provides, and its still picture. Used in both editors. */
(function (wp, window) {
  var path = '/wp/v2/headless-video-';

  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;

  window.headlessCompanionVideo = {
    /** A text such as “Title” by Author (YouTube). The author is left out if the video host does not name one. */
    describe: function (found) {
      if (!found.author) return '“' + found.title + '” (' + found.host + ')';
      // translators: 1: title of a film, 2: who published it, 3: YouTube or Vimeo.
      var pattern = __('“%1$s” by %2$s (%3$s)', 'headless-companion');
      return sprintf(pattern, found.title, found.author, found.host);
    },

    /** Whether a text looks like a complete URL or id of a video. WordPress decides whether it is valid. */
    isAddress: function (text) {
      return /^[\w-]{11}$|(youtu\.?be|vimeo)[^\s]*[\w-]{4,}/i.test(String(text || '').trim());
    },

    /** Resolves to title, author, host and still, each a text. Rejects with an error message of WordPress. */
    lookUp: function (address) {
      return wp.apiFetch({ path: path + 'proposal?address=' + encodeURIComponent(address) });
    },

    /** Copies the still picture into the Media Library. Resolves to its id and URL. */
    takeStill: function (address, post) {
      return wp.apiFetch({
        path: path + 'still',
        method: 'POST',
        data: { address: address, post: post },
      });
    },
  };
})(window.wp, window);
