/** The panels "German version" and "Search engines" beside the post. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;

  /** The panel moved from one package to another in WordPress 6.6, which warns about the old place. */
  var Panel =
    (wp.editor && wp.editor.PluginDocumentSettingPanel) || wp.editPost.PluginDocumentSettingPanel;

  /** The post's meta, and how to change one field of it. */
  function useMeta() {
    var meta = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    var editPost = wp.data.useDispatch('core/editor').editPost;
    return [
      meta,
      function (values) {
        editPost({ meta: values });
      },
    ];
  }

  /** Words and pictures of a text; an empty paragraph is no text. */
  function isBlank(content) {
    return (
      !/<(img|video|audio|iframe|embed|object|hr|svg)\b|<!-- wp:[^>]*\/-->|\[[a-z]/i.test(
        content,
      ) && !content.replace(/<[^>]*>|&nbsp;|\s/g, '')
    );
  }

  /** What visitors of the German pages will see. */
  function Status(props) {
    var text;
    if (props.hasText || (props.hasTitle && props.originalIsBlank)) {
      text = __('German pages show the German version.', 'headless-companion');
    } else if (props.hasTitle) {
      text = __('Not shown yet: the German text is missing.', 'headless-companion');
    } else {
      text = __('None yet: German pages show the original.', 'headless-companion');
    }
    return el('p', { className: 'headless-german__status', role: 'status' }, text);
  }

  function field(Control, meta, edit, key, label, more) {
    return el(
      Control,
      Object.assign(
        {
          label: label,
          value: meta[key] || '',
          onChange: function (value) {
            var values = {};
            values[key] = value;
            edit(values);
          },
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        },
        more,
      ),
    );
  }

  function RemoveButton(props) {
    function remove() {
      var empty = {};
      empty[settings.title] = '';
      empty[settings.excerpt] = '';
      empty[settings.content] = '';
      settings.germanFields.forEach(function (field) {
        empty[field.key] = '';
      });
      if (window.confirm(__('Remove all German words?', 'headless-companion'))) {
        props.edit(empty);
        // This button goes with what it removed, and would take the focus along.
        props.next.current.focus();
      }
    }
    return el(
      components.Button,
      { variant: 'link', isDestructive: true, onClick: remove },
      __('Remove the German version', 'headless-companion'),
    );
  }

  /** Saves what is unsaved where no visitor sees it, as the editor's own Preview does, and gives the address. */
  function addressOfPreview() {
    var editor = wp.data.dispatch('core/editor');
    var post = wp.data.select('core/editor');
    var isDraft = ['draft', 'auto-draft'].indexOf(post.getEditedPostAttribute('status')) >= 0;
    var saved;
    if (editor.__unstableSaveForPreview) saved = editor.__unstableSaveForPreview();
    else
      saved = isDraft ? editor.savePost({ isPreview: true }) : editor.autosave({ isPreview: true });
    return Promise.resolve(saved).then(function () {
      return post.getEditedPostPreviewLink();
    });
  }

  /** The German page of an address on the site: of a preview, or of a public page. */
  function germanAddress(link) {
    if (settings.type !== 'post') link = link.replace(settings.folders[0], settings.folders[1]);
    return link
      .replace(settings.preview, settings.germanPreview)
      .replace(/^(https?:\/\/[^/]+)(?=\/\d{4}\/)/, '$1/de');
  }

  /** Opens the post on the German site; a published post without changes has its public page there. */
  function GermanPreviewButton() {
    var mayPreview = wp.data.useSelect(function (select) {
      return select('core/editor').isEditedPostSaveable();
    }, []);
    function open() {
      // At once, because a browser opens no window once the click is over.
      var target = window.open('about:blank', 'headless-german-preview');
      addressOfPreview().then(function (link) {
        target.location = germanAddress(link || '');
      });
    }
    return el(
      components.Button,
      {
        variant: 'secondary',
        className: 'headless-german__open',
        disabled: !mayPreview,
        onClick: open,
      },
      __('Preview in German', 'headless-companion'),
    );
  }

  function GermanPanel(props) {
    var metaAndEdit = useMeta();
    var meta = metaAndEdit[0];
    var edit = metaAndEdit[1];
    var originalIsBlank = wp.data.useSelect(function (select) {
      return isBlank(select('core/editor').getEditedPostContent());
    }, []);
    var writeButton = wp.element.useRef(null);
    var hasTitle = !!(meta[settings.title] || '').trim();
    var hasText = !isBlank(meta[settings.content] || '');
    return el(
      Panel,
      {
        name: 'headless-german',
        title: __('German version', 'headless-companion'),
        className: 'headless-german-panel',
      },
      el(Status, { hasTitle: hasTitle, hasText: hasText, originalIsBlank: originalIsBlank }),
      field(
        components.TextControl,
        meta,
        edit,
        settings.title,
        __('German title', 'headless-companion'),
      ),
      field(
        components.TextareaControl,
        meta,
        edit,
        settings.excerpt,
        __('German excerpt', 'headless-companion'),
        { rows: 3 },
      ),
      settings.germanFields.map(function (each) {
        return el(settings.DetailField, {
          key: each.key,
          field: each,
          value: meta[each.key] || '',
          onChange: function (value) {
            var values = {};
            values[each.key] = value;
            edit(values);
          },
        });
      }),
      el(
        components.Button,
        {
          ref: writeButton,
          variant: 'secondary',
          className: 'headless-german__open',
          onClick: props.onWrite,
        },
        hasText
          ? __('Edit the German text', 'headless-companion')
          : __('Write the German text', 'headless-companion'),
      ),
      settings.germanPreview && el(GermanPreviewButton),
      (hasTitle || hasText || meta[settings.excerpt]) &&
        el(RemoveButton, { edit: edit, next: writeButton }),
    );
  }

  /** The dialog, outside of the panel: the sidebar takes its panels away when it shows another tab. */
  function GermanText(props) {
    var metaAndEdit = useMeta();
    return el(settings.GermanTextDialog, {
      content: metaAndEdit[0][settings.content] || '',
      onChange: function (text) {
        var values = {};
        values[settings.content] = isBlank(text) ? '' : text;
        metaAndEdit[1](values);
      },
      onClose: props.onClose,
    });
  }

  function SeoPanel() {
    var metaAndEdit = useMeta();
    return el(
      Panel,
      {
        name: 'headless-seo',
        title: __('Search engines', 'headless-companion'),
        className: 'headless-seo-panel',
      },
      field(
        components.TextControl,
        metaAndEdit[0],
        metaAndEdit[1],
        settings.seoTitle,
        __('Title', 'headless-companion'),
        {
          help: __(
            'Instead of the post’s own title, up to about 60 characters.',
            'headless-companion',
          ),
        },
      ),
      field(
        components.TextareaControl,
        metaAndEdit[0],
        metaAndEdit[1],
        settings.seoDescription,
        __('Description', 'headless-companion'),
        {
          rows: 3,
          help: __('One or two sentences, up to about 155 characters.', 'headless-companion'),
        },
      ),
    );
  }

  function Panels() {
    var writing = wp.element.useState(false);
    function show(yes) {
      return function () {
        writing[1](yes);
      };
    }
    return el(
      wp.element.Fragment,
      null,
      el(GermanPanel, { onWrite: show(true) }),
      settings.offersSeo && el(SeoPanel),
      writing[0] && el(GermanText, { onClose: show(false) }),
    );
  }

  wp.plugins.registerPlugin('headless-companion', { icon: null, render: Panels });
})(window.wp, window.headlessCompanion);
