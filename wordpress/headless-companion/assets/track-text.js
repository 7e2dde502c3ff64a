/** Parses typed text of tracks: lengths, and the text of an old tracklist. */
(function (wp, settings) {
  /** An ISRC, as the plugin checks it (includes/details/checks.php). */
  settings.isIsrc = function (text) {
    return !text || /^[a-z]{2}[\s-]?[a-z0-9]{3}[\s-]?\d{2}[\s-]?\d{5}$/i.test(text.trim());
  };

  /** Seconds as 3:07 or 1:02:03; nothing for 0. */
  settings.lengthText = function (seconds) {
    if (!seconds) return '';
    var hours = Math.floor(seconds / 3600);
    var minutes = Math.floor(seconds / 60) % 60;
    var rest = String(seconds % 60).padStart(2, '0');
    return hours
      ? hours + ':' + String(minutes).padStart(2, '0') + ':' + rest
      : minutes + ':' + rest;
  };

  /** The seconds of such a text: 0 for an empty one, null for one that is no length. */
  settings.lengthIn = function (text) {
    if (!text.trim()) return 0;
    var parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
    if (!parts || (parts[1] && Number(parts[2]) > 59)) return null;
    return Number(parts[1] || 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
  };

  /** A track of which nothing is known yet. */
  settings.newTrack = function (values) {
    return Object.assign(
      { title: '', title_de: '', length: 0, isrc: '', audio: [], is_excerpt: false },
      { words: '', words_de: '', playable_from: '', peaks: [] },
      values,
    );
  };

  /** The lines of a tracklist, typed or as HTML. @param {string} text */
  function linesOf(text) {
    if (!/<(p|ol|ul|li|div|table|h[1-6]|br)\b/i.test(text)) return text.split(/\r?\n/);
    var ends = text.replace(/<(?=br\b|\/(?:li|p|div|tr|h[1-6])\b)/gi, '\n<');
    return new DOMParser().parseFromString(ends, 'text/html').body.textContent.split(/\n/);
  }

  // As the website reads a tracklist (lib/data/music/tracklist.ts).
  var length = /[\s([–—-]*\b((?:\d{1,2}:)?\d{1,3}:[0-5]\d)\b[\s)\]]*$/;
  var number = /^\d{1,3}[.)]\s+/;

  /** The tracks of a tracklist: a title a line, its length at the end where it is known. */
  settings.tracksIn = function (text) {
    var tracks = linesOf(text).map(function (line) {
      var words = line.replace(/\s+/g, ' ').trim();
      var found = length.exec(words);
      return settings.newTrack({
        title: words.replace(length, '').replace(number, '').trim(),
        length: found ? settings.lengthIn(found[1] || '') || 0 : 0,
      });
    });
    return tracks.filter(function (track) {
      return track.title;
    });
  };
})(window.wp, window.headlessCompanionTracks);
