/** Parses entered texts of tracks: lengths, and the text of an old tracklist. */
(function (wp, settings) {
  /** Whether a text is an ISRC or empty. The same check as in the plugin (includes/custom-fields/checks.php). */
  settings.isIsrc = function (text) {
    return !text || /^[a-z]{2}[\s-]?[a-z0-9]{3}[\s-]?\d{2}[\s-]?\d{5}$/i.test(text.trim());
  };

  /** A number of seconds as a text such as 3:07 or 1:02:03; an empty text for 0. */
  settings.lengthText = function (seconds) {
    if (!seconds) return '';
    var hours = Math.floor(seconds / 3600);
    var minutes = Math.floor(seconds / 60) % 60;
    var rest = String(seconds % 60).padStart(2, '0');
    return hours
      ? hours + ':' + String(minutes).padStart(2, '0') + ':' + rest
      : minutes + ':' + rest;
  };

  /** The number of seconds of a text such as 3:07: 0 for an empty text, null for an invalid one. */
  settings.lengthIn = function (text) {
    if (!text.trim()) return 0;
    var parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
    if (!parts || (parts[1] && Number(parts[2]) > 59)) return null;
    return Number(parts[1] || 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
  };

  /** A new track. All fields are empty, except those in `values`. */
  settings.newTrack = function (values) {
    return Object.assign(
      { title: '', title_de: '', length: 0, isrc: '', audio: [], is_excerpt: false },
      { words: '', words_de: '', playable_from: '', peaks: [] },
      values,
    );
  };

  /** The lines of a tracklist, which may be plain text or HTML. @param {string} text */
  function linesOf(text) {
    if (!/<(p|ol|ul|li|div|table|h[1-6]|br)\b/i.test(text)) return text.split(/\r?\n/);
    var entries = text
      .split(/<li\b[^>]*>/i)
      .slice(1)
      .map(function (each) {
        return each.split(/<\/?(?:li|ol|ul)\b[^>]*>/i)[0] || '';
      });
    var pieces = entries.length ? entries : text.split(/<br\b[^>]*>|<\/(?:p|div|tr|h\d)>|\n/i);
    return pieces
      .filter(function (each) {
        return !/<th\b/i.test(each) || /<td\b/i.test(each);
      })
      .map(function (each) {
        var numbered = each.replace(/<td\b[^>]*>\s*(\d{1,3}|[A-H]\d{1,2})\s*<\/td>/i, '$1. ');
        // `textContent` joins the words on both sides of a line break, and in neighbouring cells. So spaces are added.
        // The tags of a table are removed, because a row without its table is not valid HTML.
        var spaced = numbered
          .replace(/<\/?(?:table|tbody|thead|tfoot|tr|td|th)\b[^>]*>/gi, ' ')
          .replace(/<(?=\/?(?:br|p|div|h[1-6]|ul|ol|li)\b)/gi, ' <');
        return new DOMParser().parseFromString(spaced, 'text/html').body.textContent || '';
      });
  }

  // The website reads a tracklist with the same patterns (lib/data/music/tracklist.ts). Its tests compare both.
  var length =
    /[\s([–—-]+((?:\d{1,2}:)?\d{1,3}:[0-5]\d|\d{1,3}\s?['’′]\s?[0-5]\d\s?(?:["”″]|''|’’)?)[\s)\]]*$/;
  var number = /^(?:\d{1,3}[.)]|[1-9]-[0-3]\d[.)]?|[A-H]\d{1,2}[.):]?)\s+/;
  var notATrack = new RegExp(settings.notATrack, 'iu');

  /**
   * The tracks of a tracklist. Each line has the title of a track, with its length at the end if it is known. The
   * headings of sides and discs, and the length of all tracks together, are left out.
   */
  settings.tracksIn = function (text) {
    var lines = linesOf(text)
      .map(function (line) {
        return line.replace(/\s+/g, ' ').trim();
      })
      .filter(function (words) {
        return !notATrack.test(words);
      });
    var tracks = lines.map(function (words) {
      var numbered = words.replace(number, '').trim();
      var found = length.exec(numbered);
      var written = found ? found[1] || '' : '';
      var time = written.replace(/\s?['’′]\s?/, ':').replace(/\s?["”″'’]+$/, '');
      return settings.newTrack({
        title: numbered.replace(length, '').trim(),
        length: settings.lengthIn(time) || 0,
      });
    });
    return tracks.filter(function (track) {
      return track.title;
    });
  };
})(window.wp, window.headlessCompanionTracks);
