/** The tracks in the classic editor: a box, whose list is sent with the form. */
(function (wp, settings) {
  var el = wp.element.createElement;
  // The script returns early if this element is missing, so it is not null below.
  var box = /** @type {HTMLElement} */ (document.querySelector('.headless-tracks-box'));
  var field = /** @type {HTMLInputElement} */ (document.querySelector('[name="headless_tracks"]'));
  if (!box || !field) return;

  function Tracks() {
    /** @type {State<Track[]>} */
    var state = wp.element.useState(JSON.parse(field.value));
    var old = /** @type {FormField | null} */ (document.getElementById('headless-tracklist'));
    return el(settings.TrackList, {
      tracks: state[0],
      onChange: function (tracks) {
        field.value = JSON.stringify(tracks);
        state[1](tracks);
      },
      tracklist: old
        ? function () {
            return old ? old.value : '';
          }
        : undefined,
    });
  }

  /** Opens the box, which may be folded up. */
  function reveal() {
    var closed = box.closest('.postbox.closed');
    /** @type {HTMLElement | null} */
    var handle = closed && closed.querySelector('.handlediv');
    if (handle) handle.click();
  }

  // This listener runs before WordPress's own one, which treats the form as sent.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target === field.form && settings.refuseMistyped(reveal)) event.preventDefault();
    },
    true,
  );

  wp.element.createRoot(box).render(el(Tracks));
})(window.wp, window.headlessCompanionTracks);
