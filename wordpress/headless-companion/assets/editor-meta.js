/** The post's meta in the block editor, and controls for it. */
(function (wp, settings) {
  var el = wp.element.createElement;

  /**
   * Changes fields of the post's meta. WordPress gets all fields, because its Redo drops the unsaved changes of a field
   * that is missing.
   */
  settings.editMeta = function (values) {
    var meta = wp.data.select('core/editor').getEditedPostAttribute('meta');
    wp.data.dispatch('core/editor').editPost({ meta: Object.assign({}, meta, values) });
  };

  /** The meta of the post, and a function that changes fields of it. */
  settings.useMeta = function () {
    var meta = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    return [meta, settings.editMeta];
  };

  /**
   * Whether a text has no words, no media, no block that WordPress renders, and no shortcode. Empty paragraphs do not
   * count.
   */
  settings.isBlank = function (content) {
    return (
      !/<(img|video|audio|iframe|embed|object|hr|svg)\b|<!-- wp:[^>]*\/-->|\[[a-z]/i.test(
        content,
      ) && !content.replace(/<[^>]*>|&nbsp;|\s/g, '')
    );
  };

  /**
   * A control of WordPress for one field of the meta. The attribute data-headless-field contains the name of the field,
   * so that a check can move the focus to it (go-to.js).
   * @param {MetaFieldProps} props
   */
  function MetaField(props) {
    var metaAndEdit = settings.useMeta();
    return el(
      props.control,
      Object.assign(
        {
          'data-headless-field': props.name,
          label: props.label,
          value: metaAndEdit[0][props.name] || '',
          onChange: function (/** @type {string} */ value) {
            /** @type {MetaChanges} */
            var values = {};
            values[props.name] = value;
            metaAndEdit[1](values);
          },
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        },
        props.more,
      ),
    );
  }
  settings.MetaField = MetaField;
})(window.wp, window.headlessCompanion);
