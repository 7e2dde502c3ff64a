/** Asks in the classic editor for the time zone where the place does not tell it, as it is typed. */
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
    var words = window.headlessZoneHint(details, window.headlessCompanion.oneTimeCountries);
    if (hint.textContent !== words) hint.textContent = words;
  }
  document.addEventListener('input', say);
  document.addEventListener('change', say);
  say();
})(window, document);
