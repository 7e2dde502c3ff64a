/** Asks for confirmation before messages are deleted, because they cannot be restored. */
(function (wp, document) {
  var __ = wp.i18n.__;
  /** @type {NodeListOf<HTMLFormElement>} */
  var forms = document.querySelectorAll('[data-headless-messages]');
  forms.forEach(function (form) {
    form.addEventListener('submit', function (event) {
      /** @type {HTMLSelectElement | null} */
      var list = form.querySelector('select[name="task"]');
      var task = list ? list.value : event.submitter && event.submitter.getAttribute('value');
      var words = __('Delete for good? Nobody can bring it back.', 'headless-companion');
      if (task === 'delete' && !window.confirm(words)) event.preventDefault();
    });
  });
})(window.wp, document);
