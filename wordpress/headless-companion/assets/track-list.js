/** The list of tracks. They are sorted by dragging, or with buttons. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** `props.tracklist`: returns the text of the old tracklist. @param {TrackListProps} props */
  function TrackList(props) {
    var list = settings.useTracks(props);
    var dragged = wp.element.useRef('');

    return el(
      'div',
      { className: 'headless-tracks' },
      el(
        'ol',
        null,
        props.tracks.map(function (track, index) {
          // Never undefined: each track has a key.
          var key = /** @type {string} */ (list.keys[index]);
          return el(settings.TrackRow, {
            key: key,
            id: key,
            track: track,
            index: index,
            count: list.keys.length,
            isOpen: list.open[0] === key,
            toggle: function () {
              list.open[1](list.open[0] === key ? '' : key);
            },
            mistyped: list.mistyped.of(key),
            isRefused: list.mistyped.isRefused,
            keepTyped: function (name, text) {
              list.mistyped.keep(key, name, text);
            },
            change: function (changes) {
              list.change(key, changes);
            },
            move: function (by, focus) {
              list.move(index, index + by, focus);
            },
            remove: function () {
              list.remove(index);
            },
            onDragStart: function () {
              dragged.current = key;
            },
            onDrop: function () {
              list.move(list.keys.indexOf(dragged.current), index, '');
            },
          });
        }),
      ),
      el(
        'p',
        { className: 'headless-tracks__actions' },
        el(
          'button',
          { type: 'button', id: 'headless-tracks-add', className: 'button', onClick: list.add },
          __('Add a track', 'headless-companion'),
        ),
        props.tracks.length === 0 &&
          props.tracklist &&
          el(
            'button',
            { type: 'button', id: 'headless-tracks-read', className: 'button', onClick: list.read },
            __('Read the tracks from the tracklist', 'headless-companion'),
          ),
      ),
    );
  }

  settings.TrackList = TrackList;
})(window.wp, window.headlessCompanionTracks);
