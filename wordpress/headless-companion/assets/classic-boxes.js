/**
 * Opens a closed box of the classic editor when one of its fields is invalid. The browser then does not send the form,
 * and can show its error message only at a visible field.
 */
(function (document) {
  document.addEventListener(
    'invalid',
    function (event) {
      // The target of this event is always a form field.
      var closed = /** @type {Element} */ (event.target).closest('.postbox.closed');
      /** @type {HTMLElement | null} */
      var handle = closed && closed.querySelector('.handlediv');
      if (handle) handle.click();
    },
    // This event does not bubble.
    true,
  );
})(document);
