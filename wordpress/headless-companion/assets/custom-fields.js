/** The custom fields of events, videos, releases and tours: one kind of control for each kind of field. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** Label, help and message around a control, connected with it for screen readers. @param {LabelledProps} props */
  function Labelled(props) {
    var id = 'headless-' + props.field.key;
    var describedBy = [
      props.field.help && id + '-help',
      props.hint && id + '-hint',
      props.error && id + '-error',
    ];
    return el(
      'div',
      { className: 'headless-field' },
      el('label', { htmlFor: id, className: 'headless-field__label' }, props.field.label),
      props.children({
        id: id,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': props.error ? true : undefined,
      }),
      props.error &&
        el(
          'p',
          { id: id + '-error', className: 'headless-field__error', role: 'alert' },
          props.error,
        ),
      props.hint &&
        el(
          'p',
          { id: id + '-hint', className: 'headless-field__hint', role: 'status' },
          props.hint,
        ),
      props.field.help &&
        el('p', { id: id + '-help', className: 'headless-field__help' }, props.field.help),
    );
  }

  /** @type {Record<string, string>} */
  var pickers = { date: 'date', time: 'time', moment: 'datetime-local' };
  /** @type {Record<string, string>} */
  var latest = { date: '2199-12-31', moment: '2199-12-31T23:59' };

  /** @param {string} kind */
  function wordsOfBadInput(kind) {
    if (kind === 'time') {
      return __('There is no such time. Complete it, or empty the field.', 'headless-companion');
    }
    return kind === 'moment'
      ? __('There is no such day or time. Complete it, or empty the field.', 'headless-companion')
      : __('There is no such day. Complete it, or empty the field.', 'headless-companion');
  }

  /**
   * The browser's date or time picker. Its value is empty while the input is incomplete, or is no date or time that
   * exists. During this time the last complete value is kept, and saving is locked. The error is shown when the field
   * loses the focus.
   * @param {FieldProps} props
   */
  function Picker(props) {
    var bad = wp.element.useState(false);
    var left = wp.element.useState(false);
    /** @type {ElementRef<HTMLInputElement>} */
    var input = wp.element.useRef(null);
    /** The last complete value of the input. It is empty for a saved value that the browser cannot show. */
    var complete = wp.element.useRef('');
    var editor = wp.data.useDispatch('core/editor');
    var lock = 'headless-' + props.field.key;
    wp.element.useEffect(
      function () {
        if (!bad[0]) return undefined;
        editor.lockPostSaving(lock);
        return function () {
          editor.unlockPostSaving(lock);
        };
      },
      [bad[0]],
    );
    // The value is not set after each key press: that would clear the year after its first digit.
    wp.element.useEffect(
      function () {
        var element = input.current;
        if (!element) return;
        if (element.value !== props.value) element.value = props.value;
        complete.current = element.value;
      },
      [props.value],
    );
    /** @param {import('react').SyntheticEvent<HTMLInputElement>} event */
    function read(event) {
      var element = event.currentTarget;
      bad[1](element.validity.badInput);
      if (element.validity.badInput || element.value === complete.current) return;
      complete.current = element.value;
      props.onChange(element.value);
    }
    return el(
      Labelled,
      {
        field: props.field,
        error: bad[0] && left[0] ? wordsOfBadInput(props.field.kind) : props.error,
      },
      function (attributes) {
        return el(
          'input',
          Object.assign({}, attributes, {
            type: pickers[props.field.kind],
            className: 'components-text-control__input',
            ref: input,
            defaultValue: props.value,
            max: latest[props.field.kind],
            onChange: read,
            onKeyUp: read,
            onFocus: function () {
              left[1](false);
            },
            onBlur: function (/** @type {import('react').FocusEvent<HTMLInputElement>} */ event) {
              read(event);
              left[1](true);
            },
          }),
        );
      },
    );
  }

  /** @type {Record<string, 'url' | 'decimal' | 'numeric'>} */
  var keyboards = { url: 'url', film: 'url', amount: 'decimal', age: 'numeric' };

  /** @param {FieldProps} props */
  function Line(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'input',
        Object.assign({}, attributes, {
          // Not "url": the browser's own error message would appear instead of ours.
          type: 'text',
          inputMode: keyboards[props.field.kind],
          className: 'components-text-control__input',
          value: props.value,
          onChange: function (/** @type {FieldEvent} */ event) {
            props.onChange(event.target.value);
          },
        }),
      );
    });
  }

  /** @param {FieldProps} props */
  function Lines(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'textarea',
        Object.assign({}, attributes, {
          rows: 6,
          className: 'components-textarea-control__input',
          value: props.value,
          onChange: function (/** @type {FieldEvent} */ event) {
            props.onChange(event.target.value);
          },
        }),
      );
    });
  }

  /** @param {Record<string, string>} labels */
  function optionsOf(labels) {
    return Object.keys(labels).map(function (value) {
      return el('option', { key: value, value: value }, labels[value]);
    });
  }

  /** @param {FieldProps & { children?: ReactNode }} props */
  function Select(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'select',
        Object.assign({}, attributes, {
          className: 'headless-field__select',
          value: props.value,
          onChange: function (/** @type {FieldEvent} */ event) {
            props.onChange(event.target.value);
          },
        }),
        props.children,
      );
    });
  }

  /** @param {FieldProps} props */
  function Choice(props) {
    var labels = settings.choices[props.field.key] || {};
    var value = labels[props.value] ? props.value : Object.keys(labels)[0] || '';
    return el(Select, Object.assign({}, props, { value: value }), optionsOf(labels));
  }

  /** @param {FieldProps} props */
  function Zone(props) {
    var groups = settings.zones;
    var meta = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    var hint = window.headlessCompanionZoneHint(meta, settings.zonePlaces);
    return el(
      Select,
      Object.assign({}, props, { hint: hint }),
      el('option', { value: '' }, __('As the place has it', 'headless-companion')),
      Object.keys(groups).map(function (group) {
        return el('optgroup', { key: group, label: group }, optionsOf(groups[group] || {}));
      }),
    );
  }

  /**
   * A select box with all tours of the website, or a text field if the list of tours is not known.
   * @param {FieldProps} props
   */
  function Tour(props) {
    var tours = settings.tours;
    var slugs = Object.keys(tours);
    var editPost = wp.data.useDispatch('core/editor').editPost;
    var title = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('title');
    }, []);
    if (!slugs.length) return el(Line, props);

    var known = !props.value || tours[props.value] ? slugs : slugs.concat([props.value]);
    /** @param {string} slug */
    function choose(slug) {
      // The title is the name of the chosen tour until an editor enters another title.
      var isOurs = !title || title === tours[props.value];
      if (settings.type === 'tour' && isOurs && tours[slug]) editPost({ title: tours[slug] });
      props.onChange(slug);
    }
    return el(
      Select,
      Object.assign({}, props, { onChange: choose }),
      el('option', { value: '' }, __('None', 'headless-companion')),
      known.map(function (slug) {
        return el('option', { key: slug, value: slug }, tours[slug] || slug);
      }),
    );
  }

  /** @type {Record<string, Component<FieldProps>>} */
  var controls = {
    date: Picker,
    time: Picker,
    moment: Picker,
    choice: Choice,
    zone: Zone,
    film: function (props) {
      return el(settings.FilmField, props);
    },
    tour: Tour,
    rows: function (props) {
      return el(settings.RowsField, props);
    },
    lines: Lines,
    html: Lines,
  };

  settings.LineField = Line;

  /** The control of a custom field: props are field, value, error and onChange. */
  settings.CustomField = function (props) {
    if (props.field.key === 'venue') return el(settings.VenueField, props);
    return el(controls[props.field.kind] || Line, props);
  };
})(window.wp, window.headlessCompanion);
