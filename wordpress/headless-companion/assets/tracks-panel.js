/** The tracks in the block editor: a panel, and a dialog with the list. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  settings.onMistyped = function (isMistyped) {
    var editor = wp.data.dispatch('core/editor');
    if (isMistyped) editor.lockPostSaving('headless-tracks');
    else editor.unlockPostSaving('headless-tracks');
  };

  /**
   * Changes the tracks. Like editMeta() of editor-meta.js, which may be loaded later than this script.
   * @param {Track[]} tracks
   */
  function edit(tracks) {
    var meta = wp.data.select('core/editor').getEditedPostAttribute('meta');
    wp.data.dispatch('core/editor').editPost({ meta: Object.assign({}, meta, { tracks: tracks }) });
  }

  /**
   * Prevents saving while the open list has tracks without a title. The keyboard shortcut for saving also works in the
   * list, before the editor was asked whether these tracks may be left out.
   * @param {boolean} isLocked
   */
  function useLockedSaving(isLocked) {
    wp.element.useEffect(
      function () {
        if (!isLocked) return undefined;
        wp.data.dispatch('core/editor').lockPostSaving('headless-untitled-tracks');
        return function () {
          wp.data.dispatch('core/editor').unlockPostSaving('headless-untitled-tracks');
        };
      },
      [isLocked],
    );
  }

  function Tracks() {
    var open = wp.element.useState(false);
    var meta = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    var tracks = meta.tracks || [];
    var heard = tracks.filter(function (track) {
      return track.audio.length;
    });
    /* translators: 1: number of tracks, 2: how many of them have a sound */
    var summary = __('Tracks: %1$d. With a sound: %2$d.', 'headless-companion');
    var title = __('Tracks', 'headless-companion');
    useLockedSaving(open[0] && settings.hasUntitled(tracks));

    function close() {
      if (settings.refuseMistyped() || !settings.mayLeaveOutUntitled(tracks)) return;
      // A row without a title is not a track.
      var titled = tracks.filter(function (track) {
        return track.title.trim();
      });
      if (titled.length < tracks.length) edit(titled);
      open[1](false);
    }

    return el(
      window.headlessCompanion.places.PluginDocumentSettingPanel,
      { name: 'tracks', title: title, className: 'headless-tracks-panel' },
      el('p', null, wp.i18n.sprintf(summary, tracks.length, heard.length)),
      el(
        wp.components.Button,
        {
          variant: 'secondary',
          __next40pxDefaultSize: true,
          onClick: function () {
            open[1](true);
          },
        },
        __('Edit the tracks', 'headless-companion'),
      ),
      open[0] &&
        el(
          wp.components.Modal,
          {
            title: title,
            size: 'large',
            onRequestClose: close,
            className: 'headless-tracks-modal',
          },
          el(settings.TrackList, {
            tracks: tracks,
            onChange: edit,
            tracklist: meta.tracklist
              ? function () {
                  return meta.tracklist || '';
                }
              : undefined,
          }),
        ),
    );
  }

  window.headlessCompanion.registerPlugin('headless-tracks', { icon: null, render: Tracks });
})(window.wp, window.headlessCompanionTracks);
