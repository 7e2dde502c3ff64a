/**
 * Shows a hint in the classic editor, while the place is entered, that asks for the time zone if the place does not
 * determine it.
 */
(function (window, document) {
  // Never null below: if the element is missing, the script returns in the next line.
  var hint = /** @type {HTMLElement} */ (document.getElementById('headless-timezone-hint'));
  if (!hint) return;

  /** @param {string} key */
  function valueOf(key) {
    // Elements with these ids are form fields.
    var control = /** @type {FormField | null} */ (document.getElementById('headless-' + key));
    return control ? control.value : '';
  }

  function say() {
    /** @type {Record<string, string>} */
    var fields = {};
    ['timezone', 'start_date', 'start_time', 'state', 'country'].forEach(function (key) {
      fields[key] = valueOf(key);
    });
    var words = window.headlessCompanionZoneHint(fields, window.headlessCompanion.zonePlaces);
    if (hint.textContent !== words) hint.textContent = words;
  }
  document.addEventListener('input', say);
  document.addEventListener('change', say);
  say();
})(window, document);
