/** Leads from a check to the place where the problem can be fixed, and puts the focus there. */
(function (wp, settings) {
  /** Panels by the fields in them. @param {string} field */
  function panelOf(field) {
    if (field === settings.seoTitle || field === settings.seoDescription) {
      return 'headless-seo/headless-seo';
    }
    return 'headless-companion/headless-german';
  }

  /** @param {string} key */
  function panelOfDetail(key) {
    var panel = settings.panels.find(function (each) {
      return each.fields.some(function (field) {
        return field.key === key;
      });
    });
    return panel ? 'headless-details/' + panel.name : '';
  }

  /** @param {string} name */
  function openPanel(name) {
    if (!name) return;
    /** @type {PanelStore} */
    var store = wp.data.select('core/editor').isEditorPanelOpened
      ? 'core/editor'
      : 'core/edit-post';
    if (!wp.data.select(store).isEditorPanelOpened(name)) {
      wp.data.dispatch(store).toggleEditorPanelOpened(name);
    }
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

  /** The document that the text is edited in: a frame, unless there are meta boxes. */
  function canvas() {
    /** @type {HTMLIFrameElement | null} */
    var frame = document.querySelector('iframe[name="editor-canvas"]');
    return (frame && frame.contentDocument) || document;
  }

  /**
   * Waits up to two seconds for an element, because a panel is drawn after it is opened.
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

  /** target: { block }, { field }, { detail }, { title }, { excerpt } or { featured }, as the checks name it. */
  settings.goTo = function (target) {
    openSettings();
    if (target.block) {
      wp.data.dispatch('core/block-editor').selectBlock(target.block, -1);
      focusSoon(function () {
        return canvas().querySelector('[data-block="' + target.block + '"]');
      });
    } else if (target.field) {
      openPanel(panelOf(target.field));
      focusSelector('[data-headless-field="' + target.field + '"]');
    } else if (target.detail) {
      openPanel(panelOfDetail(target.detail));
      focusSelector('#headless-' + target.detail);
    } else if (target.title) {
      focusSoon(function () {
        return canvas().querySelector('.editor-post-title__input, .wp-block-post-title');
      });
    } else if (target.excerpt) {
      openPanel('post-excerpt');
      focusSelector('.editor-post-excerpt textarea, .editor-post-excerpt__dropdown button');
    } else {
      openPanel('featured-image');
      focusSelector('.editor-post-featured-image button');
    }
  };

  /** The list of what lacks German leads here. */
  if (window.location.hash === '#headless-german') {
    wp.domReady(function () {
      settings.goTo({ field: settings.title });
    });
  }
})(window.wp, window.headlessCompanion);
