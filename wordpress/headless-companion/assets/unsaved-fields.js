/**
 * Asks before the classic editor or the form of a slide is left with unsaved changes. WordPress itself asks only about
 * the title and the text of a post.
 */
(function (window, document, $) {
  // The selector finds only forms. It is not null below: if there is no form, the script returns.
  var form = /** @type {HTMLFormElement} */ (
    document.querySelector('form#post, .headless-slide-form form')
  );
  if (!form) return;
  var isPost = form.matches('#post');
  var germanText = 'headless_de_content';
  var isSent = false;

  /** The values of the plugin's fields, as they would be sent now. */
  function values() {
    var entries = Array.from(new FormData(form));
    return JSON.stringify(
      entries.filter(function (entry) {
        return !isPost || /^_?headless_/.test(entry[0]);
      }),
    );
  }

  /** Puts the German text from its visual editor into the form. */
  function saveGermanText() {
    var editor = window.tinymce && window.tinymce.get(germanText);
    if (editor && !editor.isHidden()) editor.save();
  }

  var first = values();
  $(document).on('tinymce-editor-init', function (_event, editor) {
    if (editor.id !== germanText || values() !== first) return;
    // When the visual editor starts, it changes the white space of the text. This does not count as a change.
    saveGermanText();
    first = values();
  });

  // On the window: other listeners may still stop the submission.
  window.addEventListener('submit', function (event) {
    // The preview of the classic editor is sent to another window.
    if (event.target === form && !event.defaultPrevented && !form.getAttribute('target')) {
      isSent = true;
    }
  });
  window.addEventListener('beforeunload', function (event) {
    saveGermanText();
    if (!isSent && values() !== first) event.preventDefault();
  });
})(window, document, window.jQuery);
