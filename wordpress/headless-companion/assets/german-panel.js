/** The panel "German version" beside the post. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;
  var MetaField = settings.MetaField;

  /**
   * The message about what visitors of the German pages will see.
   * @param {{ hasTitle: boolean, hasText: boolean, originalIsBlank: boolean }} props
   */
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

  /** @param {{ edit: (values: MetaChanges) => void, next: ElementRef }} props */
  function RemoveButton(props) {
    function remove() {
      /** @type {MetaChanges} */
      var empty = {
        _headless_de_title: '',
        _headless_de_excerpt: '',
        _headless_de_content: '',
        _headless_de_seo_title: '',
        _headless_de_seo_description: '',
        _headless_de_slug: '',
        _headless_de_poster: 0,
      };
      settings.germanFields.forEach(function (field) {
        empty[field.key] = '';
      });
      if (window.confirm(__('Remove all German words?', 'headless-companion'))) {
        props.edit(empty);
        // The button disappears together with the German version. Without this, the focus would be lost.
        if (props.next.current) props.next.current.focus();
      }
    }
    return el(
      components.Button,
      { variant: 'link', isDestructive: true, onClick: remove },
      __('Remove the German version', 'headless-companion'),
    );
  }

  /**
   * The German texts of the custom fields of an event, a video or a release.
   * @param {{ meta: PostMeta, edit: (values: MetaChanges) => void }} props
   */
  function GermanFields(props) {
    return settings.germanFields.map(function (each) {
      return el(settings.CustomField, {
        key: each.key,
        field: each,
        value: props.meta[each.key] || '',
        onChange: function (value) {
          /** @type {MetaChanges} */
          var values = {};
          values[each.key] = value;
          props.edit(values);
        },
      });
    });
  }

  /** The field of the German slug. Its help text shows the folder of the German URL. */
  function Address() {
    var date = wp.data.useSelect(function (select) {
      return String(select('core/editor').getEditedPostAttribute('date') || '');
    }, []);
    var folder =
      settings.type === 'post'
        ? settings.site + '/de/' + date.slice(0, 4) + '/' + date.slice(5, 7) + '/'
        : settings.folders[1];
    return el(MetaField, {
      control: components.TextControl,
      name: '_headless_de_slug',
      label: __('German address', 'headless-companion'),
      more: {
        help:
          folder +
          '… ' +
          __('leads to the German page, for example from a poster.', 'headless-companion'),
      },
    });
  }

  /** The optional parts of the German version: its picture, its texts for search engines, and its slug. */
  function Appearance() {
    return el(
      wp.element.Fragment,
      null,
      el(settings.GermanPoster),
      el(MetaField, {
        control: components.TextControl,
        name: '_headless_de_seo_title',
        label: __('German title for search engines', 'headless-companion'),
      }),
      el(MetaField, {
        control: components.TextareaControl,
        name: '_headless_de_seo_description',
        label: __('German description for search engines', 'headless-companion'),
        more: { rows: 3 },
      }),
      // An entry of a tour has no page and no URL of its own: the page of the tour shows it.
      settings.type !== 'tour' && el(Address),
    );
  }

  function Panels() {
    var metaAndEdit = settings.useMeta();
    var meta = metaAndEdit[0];
    var originalIsBlank = wp.data.useSelect(function (select) {
      return settings.isBlank(select('core/editor').getEditedPostContent());
    }, []);
    /** @type {ElementRef<HTMLButtonElement>} */
    var writeButton = wp.element.useRef(null);
    var dialog = wp.element.useState('');
    var hasTitle = !!(meta._headless_de_title || '').trim();
    var hasText = !settings.isBlank(meta._headless_de_content || '');
    /** @param {'' | 'text' | 'pictures'} name */
    function show(name) {
      return function () {
        dialog[1](name);
      };
    }
    return el(
      wp.element.Fragment,
      null,
      el(
        settings.places.PluginDocumentSettingPanel,
        {
          name: 'headless-german',
          title: __('German version', 'headless-companion'),
          className: 'headless-german-panel',
        },
        el(Status, { hasTitle: hasTitle, hasText: hasText, originalIsBlank: originalIsBlank }),
        el(settings.GermanChanges, { next: writeButton }),
        el(MetaField, {
          control: components.TextControl,
          name: '_headless_de_title',
          label: __('German title', 'headless-companion'),
        }),
        el(MetaField, {
          control: components.TextareaControl,
          name: '_headless_de_excerpt',
          label: __('German excerpt', 'headless-companion'),
          more: { rows: 3 },
        }),
        el(GermanFields, { meta: meta, edit: metaAndEdit[1] }),
        el(
          components.Button,
          {
            ref: writeButton,
            'data-headless-field': '_headless_de_content',
            variant: 'secondary',
            className: 'headless-german__open',
            onClick: show('text'),
          },
          hasText
            ? __('Edit the German text', 'headless-companion')
            : __('Write the German text', 'headless-companion'),
        ),
        el(
          components.Button,
          {
            'data-headless-field': 'pictures',
            variant: 'secondary',
            className: 'headless-german__open',
            onClick: show('pictures'),
          },
          __('German words of the pictures', 'headless-companion'),
        ),
        el(Appearance),
        settings.germanPreview && el(settings.GermanPreviewButton),
        (hasTitle || hasText || meta._headless_de_excerpt) &&
          el(RemoveButton, { edit: metaAndEdit[1], next: writeButton }),
      ),
      // Outside of the panel: the sidebar removes its panels when it shows another tab.
      dialog[0] === 'text' && el(GermanText, { onClose: show('') }),
      dialog[0] === 'pictures' && el(settings.GermanPictures, { onClose: show('') }),
    );
  }

  /** @param {{ onClose: () => void }} props */
  function GermanText(props) {
    var metaAndEdit = settings.useMeta();
    return el(settings.GermanTextDialog, {
      content: metaAndEdit[0]._headless_de_content || '',
      onChange: function (text) {
        metaAndEdit[1]({ _headless_de_content: settings.isBlank(text) ? '' : text });
      },
      onClose: props.onClose,
    });
  }

  settings.registerPlugin('headless-companion', { icon: null, render: Panels });
})(window.wp, window.headlessCompanion);
