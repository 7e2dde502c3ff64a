/* Fills a secret's field with 48 random letters and digits, readable so that it can be copied. */
(function () {
  document.querySelectorAll('[data-headless-generate]').forEach(function (button) {
    button.addEventListener('click', function () {
      var field = document.getElementById(button.dataset.headlessGenerate);
      var bytes = crypto.getRandomValues(new Uint8Array(24));
      field.type = 'text';
      field.value = Array.from(bytes, function (byte) {
        return byte.toString(16).padStart(2, '0');
      }).join('');
      field.select();
    });
  });
})();
