/** The actions of the list of tracks: add, move, remove or change a track, and read tracks from the tracklist. */
(function (wp, settings) {
  var __ = wp.i18n.__;
  var _n = wp.i18n._n;
  var sprintf = wp.i18n.sprintf;

  var lastKey = 0;
  function newKey() {
    return 'headless-track-' + ++lastKey;
  }

  /**
   * A key for each track. A track keeps its key when it moves. `added`: the key of a track that was added, until the
   * editor has stored the track: the list may be rendered without it before.
   * @param {Track[]} tracks
   * @param {ValueRef<string>} added
   */
  function useKeys(tracks, added) {
    /** @type {ValueRef<string[]>} */
    var keys = wp.element.useRef([]);
    while (keys.current.length < tracks.length) {
      keys.current.push(added.current || newKey());
      added.current = '';
    }
    keys.current.length = tracks.length;
    return keys.current;
  }

  /**
   * @template Item
   * @param {Item[]} list
   * @param {number} from
   * @param {number} to
   */
  function moved(list, from, to) {
    var next = list.slice();
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  }

  /** Whether a track has anything except a title. @param {Track} track */
  function hasContent(track) {
    var empty = settings.newTrack();
    var rest = Object.assign({}, empty, track, { title: '' });
    return JSON.stringify(rest) !== JSON.stringify(empty);
  }

  /** Whether a track has details but no title. WordPress does not store such a track. */
  settings.hasUntitled = function (tracks) {
    return tracks.some(function (track) {
      return !track.title.trim() && hasContent(track);
    });
  };

  /** Asks before tracks without a title are left out. True if the editor agrees, or if nothing is lost. */
  settings.mayLeaveOutUntitled = function (tracks) {
    var words = __(
      'A track without a title is not stored: its details are lost. Continue?',
      'headless-companion',
    );
    return !settings.hasUntitled(tracks) || window.confirm(words);
  };

  /** @param {TrackListProps} props of the list (track-list.js) */
  function useTracks(props) {
    /** @type {ValueRef<string>} */
    var added = wp.element.useRef('');
    var keys = useKeys(props.tracks, added);
    /** @type {ValueRef<Pick<TrackListProps, 'tracks' | 'onChange'>>} */
    var latest = wp.element.useRef(props);
    latest.current = { tracks: props.tracks, onChange: props.onChange };
    var open = wp.element.useState('');
    var wanted = wp.element.useRef('');
    var isShown = wp.element.useRef(true);
    wp.element.useEffect(function () {
      isShown.current = true;
      return function () {
        isShown.current = false;
      };
    }, []);

    // Moves the focus: the element that had it may have moved, or was removed together with its track.
    wp.element.useEffect(function () {
      var element = wanted.current && document.getElementById(wanted.current);
      if (!element) return;
      wanted.current = '';
      element.focus();
    });

    var mistyped = settings.useMistyped(keys, open[1], wanted);

    /** @param {Track[]} tracks */
    function store(tracks) {
      // Two changes may happen before this is rendered again.
      latest.current.tracks = tracks;
      latest.current.onChange(tracks);
    }

    /**
     * Changes nothing after the list was closed: a waveform may be read late, when the list no longer knows the tracks.
     * @param {string} key
     * @param {TrackUpdate} update
     */
    function change(key, update) {
      var index = keys.indexOf(key);
      var track = latest.current.tracks[index];
      if (!track || !isShown.current) return;
      var changes = typeof update === 'function' ? update(track) : update;
      var tracks = latest.current.tracks.slice();
      tracks[index] = Object.assign({}, track, changes);
      store(tracks);
    }

    /** @param {number} from @param {number} to @param {Direction | ''} focus */
    function move(from, to, focus) {
      if (from < 0 || to < 0 || to >= keys.length || from === to) return;
      var key = keys[from];
      keys.splice(0, keys.length, ...moved(keys, from, to));
      // At the end of the list the pressed button is disabled and loses the focus, so the other one gets it.
      var isAtEnd = to === (focus === 'up' ? 0 : keys.length - 1);
      wanted.current = focus && key + '-' + (isAtEnd ? (focus === 'up' ? 'down' : 'up') : focus);
      store(moved(latest.current.tracks, from, to));
      /* translators: 1: place in the list, 2: number of tracks */
      var words = __('Now number %1$d of %2$d', 'headless-companion');
      wp.a11y.speak(sprintf(words, to + 1, keys.length));
    }

    function add() {
      var key = newKey();
      added.current = key;
      open[1](key);
      wanted.current = key + '-title';
      store(latest.current.tracks.concat([settings.newTrack()]));
    }

    /** @param {number} index */
    function remove(index) {
      /* translators: %s: title of a track */
      var words = __('Remove the track “%s”?', 'headless-companion');
      var track = props.tracks[index];
      var title = track && track.title;
      if (title && !window.confirm(sprintf(words, title))) return;
      keys.splice(index, 1);
      var next = keys[Math.min(index, keys.length - 1)];
      wanted.current = next ? next + '-open' : 'headless-tracks-add';
      store(
        latest.current.tracks.filter(function (_, each) {
          return each !== index;
        }),
      );
    }

    function read() {
      if (!props.tracklist) return;
      var tracks = settings.tracksIn(props.tracklist());
      wanted.current = tracks.length ? 'headless-tracks-add' : 'headless-tracks-read';
      if (tracks.length) store(tracks);
      var count = tracks.length;
      var words = count
        ? /* translators: %d: number of tracks */
          sprintf(_n('%d track read.', '%d tracks read.', count, 'headless-companion'), count)
        : __('The tracklist is empty.', 'headless-companion');
      wp.a11y.speak(words);
    }

    return {
      keys: keys,
      open: open,
      mistyped: mistyped,
      change: change,
      move: move,
      add: add,
      remove: remove,
      read: read,
    };
  }

  settings.useTracks = useTracks;
})(window.wp, window.headlessCompanionTracks);
