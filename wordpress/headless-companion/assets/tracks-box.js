/** The meta box of the tracks in the classic editor. Its list is submitted with the form of the post. */
(function (wp, settings) {
  var el = wp.element.createElement;
  // PHP prints the list as an input. Neither is null below: if an element is missing, the script returns.
  var box = /** @type {HTMLElement} */ (document.querySelector('.headless-tracks-box'));
  var field = /** @type {HTMLInputElement} */ (document.querySelector('[name="headless_tracks"]'));
  if (!box || !field) return;

  function Tracks() {
    /** @type {State<Track[]>} */
    var state = wp.element.useState(JSON.parse(field.value));
    // An element with this id is a form field.
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

  /** Opens the meta box if it is closed. */
  function reveal() {
    var closed = box.closest('.postbox.closed');
    /** @type {HTMLElement | null} */
    var handle = closed && closed.querySelector('.handlediv');
    if (handle) handle.click();
  }

  // Registered for the capture phase: runs before the listener of WordPress, which treats the form as submitted.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target !== field.form) return;
      var isRefused =
        settings.refuseMistyped(reveal) || !settings.mayLeaveOutUntitled(JSON.parse(field.value));
      if (isRefused) event.preventDefault();
    },
    true,
  );

  wp.element.createRoot(box).render(el(Tracks));
})(window.wp, window.headlessCompanionTracks);
