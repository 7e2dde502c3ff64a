/** Opens the place where the problem of a check can be fixed, and moves the focus there. */
(function (wp, settings) {
  /** The name of the panel that contains a field of the meta. @param {string} field */
  function panelOf(field) {
    if (field === '_headless_seo_title' || field === '_headless_seo_description') {
      return 'headless-seo/headless-seo';
    }
    return 'headless-companion/headless-german';
  }

  /** @param {string} key */
  function panelOfCustomField(key) {
    var panel = settings.panels.find(function (each) {
      return each.fields.some(function (field) {
        return field.key === key;
      });
    });
    // The name that custom-field-panels.js gives to the panel.
    return panel ? 'headless-details/' + panel.name : '';
  }

  function openSettings() {
    var editor = wp.data.dispatch('core/editor');
    var older = wp.data.dispatch('core/edit-post');
    if (editor.closePublishSidebar) editor.closePublishSidebar();
    else older.closePublishSidebar();
    // Up to WordPress 6.5, the sidebar shows the selected block instead of the document when it is opened.
    wp.data.dispatch('core/block-editor').clearSelectedBlock();
    older.openGeneralSidebar('edit-post/document');
  }

  /** The document that contains the blocks: the document of an iframe, unless there are meta boxes. */
  function canvas() {
    /** @type {HTMLIFrameElement | null} */
    var frame = document.querySelector('iframe[name="editor-canvas"]');
    return (frame && frame.contentDocument) || document;
  }

  /**
   * Moves the focus to an element. Waits for the element for up to two seconds, because the editor renders a panel only
   * after it is opened.
   * @param {() => HTMLElement | null} find
   */
  function focusSoon(find) {
    var until = Date.now() + 2000;
    (function look() {
      var element = find();
      if (element) {
        element.scrollIntoView({ block: 'center' });
        element.focus();
      } else if (Date.now() < until) {
        window.setTimeout(look, 50);
      }
    })();
  }

  /** @param {string} selector */
  function focusSelector(selector) {
    focusSoon(function () {
      return document.querySelector(selector);
    });
  }

  /**
   * Opens the place of a problem. `target` is the one that the check returned. It has one of the keys `block`, `field`,
   * `customField`, `title`, `excerpt` and `featured`.
   */
  settings.goTo = function (target) {
    openSettings();
    if (target.block) {
      wp.data.dispatch('core/block-editor').selectBlock(target.block, -1);
      focusSoon(function () {
        return canvas().querySelector('[data-block="' + target.block + '"]');
      });
    } else if (target.field) {
      settings.openPanel(panelOf(target.field));
      focusSelector('[data-headless-field="' + target.field + '"]');
    } else if (target.customField) {
      settings.openPanel(panelOfCustomField(target.customField));
      focusSelector('#headless-' + target.customField);
    } else if (target.title) {
      focusSoon(function () {
        return canvas().querySelector('.editor-post-title__input, .wp-block-post-title');
      });
    } else if (target.excerpt) {
      settings.openPanel('post-excerpt');
      focusSelector('.editor-post-excerpt textarea, .editor-post-excerpt__dropdown button');
    } else {
      settings.openPanel('featured-image');
      focusSelector('.editor-post-featured-image button');
    }
  };

  /** The list of untranslated posts links to the editor with this hash. */
  if (window.location.hash === '#headless-german') {
    wp.domReady(function () {
      settings.goTo({ field: '_headless_de_title' });
    });
  }
})(window.wp, window.headlessCompanion);
