/** The button that opens the post on the German site. */
(function (wp, settings) {
  var __ = wp.i18n.__;

  /**
   * Saves a draft or an autosave, as the editor's Preview button does, and returns the URL of the preview. Visitors do
   * not see what is saved.
   */
  function addressOfPreview() {
    var editor = wp.data.dispatch('core/editor');
    var post = wp.data.select('core/editor');
    var isDraft = ['draft', 'auto-draft'].indexOf(post.getEditedPostAttribute('status') || '') >= 0;
    var saved;
    if (editor.__unstableSaveForPreview) saved = editor.__unstableSaveForPreview();
    else
      saved = isDraft ? editor.savePost({ isPreview: true }) : editor.autosave({ isPreview: true });
    return Promise.resolve(saved).then(function () {
      return post.getEditedPostPreviewLink();
    });
  }

  /** The URL of the German page, for the URL of a preview or of a public page. @param {string} link */
  function germanAddress(link) {
    if (settings.type !== 'post') link = link.replace(settings.folders[0], settings.folders[1]);
    return link
      .replace(settings.preview, settings.germanPreview)
      .replace(/^(https?:\/\/[^/]+)(?=\/\d{4}\/)/, '$1/de');
  }

  /** The button "Preview in German". For a published post without unsaved changes, it opens the public German page. */
  function GermanPreviewButton() {
    var mayPreview = wp.data.useSelect(function (select) {
      return select('core/editor').isEditedPostSaveable();
    }, []);
    function open() {
      // Opened during the click event, because later the browser would block the new window.
      var target = window.open('about:blank', 'headless-german-preview');
      addressOfPreview().then(
        function (link) {
          if (target) target.location = germanAddress(link || '');
        },
        function () {
          // The editor itself reports that it could not save.
          if (target) target.close();
        },
      );
    }
    return wp.element.createElement(
      wp.components.Button,
      {
        variant: 'secondary',
        className: 'headless-german__open',
        disabled: !mayPreview,
        onClick: open,
      },
      __('Preview in German', 'headless-companion'),
    );
  }
  settings.GermanPreviewButton = GermanPreviewButton;
})(window.wp, window.headlessCompanion);
