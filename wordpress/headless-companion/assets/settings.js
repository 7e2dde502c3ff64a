/* Fills the field of a secret with 48 random hexadecimal digits, and shows them, so that they can be copied. */
(function () {
  /** @type {NodeListOf<HTMLElement>} */
  var buttons = document.querySelectorAll('[data-headless-generate]');
  buttons.forEach(function (button) {
    button.addEventListener('click', function () {
      var id = String(button.dataset.headlessGenerate);
      // Never null: PHP prints the id of an input on the same page.
      var field = /** @type {HTMLInputElement} */ (document.getElementById(id));
      var bytes = crypto.getRandomValues(new Uint8Array(24));
      field.type = 'text';
      field.value = Array.from(bytes, function (byte) {
        return byte.toString(16).padStart(2, '0');
      }).join('');
      field.select();
    });
  });
})();
