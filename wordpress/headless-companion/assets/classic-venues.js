/** Offers the venues of earlier events in the classic editor, and fills in the known fields of the chosen venue. */
(function (window, document) {
  // An element with this id is an input.
  var input = /** @type {HTMLInputElement | null} */ (document.getElementById('headless-venue'));
  if (!input) return;
  var list = document.createElement('ul');
  list.id = 'headless-venue-list';
  list.hidden = true;
  input.insertAdjacentElement('afterend', list);

  /** @param {string} key */
  function fieldOf(key) {
    var field = document.getElementById('headless-' + key) || document.getElementById(key);
    // Elements with these ids are form fields.
    return /** @type {FormField | null} */ (field);
  }

  window.headlessCompanionVenues(input, list, window.headlessCompanionPlaces, function (venue) {
    Object.keys(venue).forEach(function (key) {
      var field = fieldOf(key);
      if (!field) return;
      field.value = venue[key] || '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
})(window, document);
