/** Asks in the classic editor for the time zone while the place is typed, if the place does not determine it. */
(function (window, document) {
  var hint = document.getElementById('headless-timezone-hint');
  if (!hint) return;

  function valueOf(key) {
    var control = document.getElementById('headless-' + key);
    return control ? control.value : '';
  }

  function say() {
    var details = {};
    ['timezone', 'start_date', 'start_time', 'state', 'country'].forEach(function (key) {
      details[key] = valueOf(key);
    });
    var words = window.headlessCompanionZoneHint(details, window.headlessCompanion.zonePlaces);
    if (hint.textContent !== words) hint.textContent = words;
  }
  document.addEventListener('input', say);
  document.addEventListener('change', say);
  say();
})(window, document);
