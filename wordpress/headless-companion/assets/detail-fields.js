/** The fields of events, videos and releases: one kind of control for each kind of detail. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** Label, help and message around a control, tied to it for those who hear the page. */
  function Labelled(props) {
    var id = 'headless-' + props.field.key;
    var describedBy = [
      props.field.help && id + '-help',
      props.hint && id + '-hint',
      props.trouble && id + '-trouble',
    ];
    return el(
      'div',
      { className: 'headless-detail' },
      el('label', { htmlFor: id, className: 'headless-detail__label' }, props.field.label),
      props.children({
        id: id,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': props.trouble ? true : undefined,
      }),
      props.trouble &&
        el(
          'p',
          { id: id + '-trouble', className: 'headless-detail__trouble', role: 'alert' },
          props.trouble,
        ),
      props.hint &&
        el(
          'p',
          { id: id + '-hint', className: 'headless-detail__hint', role: 'status' },
          props.hint,
        ),
      props.field.help &&
        el('p', { id: id + '-help', className: 'headless-detail__help' }, props.field.help),
    );
  }

  /**
   * The browser's own picker. What is typed halfway, or does not exist, is no value for a browser: meanwhile the post
   * cannot be saved, so that the field is not taken for an empty one. Nobody is corrected while typing.
   */
  function Picker(props) {
    var bad = wp.element.useState(false);
    var left = wp.element.useState(false);
    var input = wp.element.useRef(null);
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
    // Not told its value at every key, which would start the year anew after its first digit.
    wp.element.useEffect(
      function () {
        if (input.current.value !== props.value) input.current.value = props.value;
      },
      [props.value],
    );
    function read(event) {
      bad[1](event.target.validity.badInput);
    }
    var words =
      props.field.kind === 'date'
        ? __('There is no such day. Complete it, or empty the field.', 'headless-companion')
        : __('There is no such time. Complete it, or empty the field.', 'headless-companion');
    return el(
      Labelled,
      { field: props.field, trouble: bad[0] && left[0] ? words : props.trouble },
      function (attributes) {
        return el(
          'input',
          Object.assign({}, attributes, {
            type: props.field.kind,
            className: 'components-text-control__input',
            ref: input,
            defaultValue: props.value,
            max: props.field.kind === 'date' ? '2199-12-31' : undefined,
            onChange: function (event) {
              read(event);
              props.onChange(event.target.value);
            },
            onKeyUp: read,
            onFocus: function () {
              left[1](false);
            },
            onBlur: function (event) {
              read(event);
              left[1](true);
            },
          }),
        );
      },
    );
  }

  function Line(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'input',
        Object.assign({}, attributes, {
          // Not "url": a browser's own complaint would come before, and instead of, ours.
          type: 'text',
          inputMode: ['url', 'youtube'].indexOf(props.field.kind) < 0 ? undefined : 'url',
          className: 'components-text-control__input',
          value: props.value,
          onChange: function (event) {
            props.onChange(event.target.value);
          },
        }),
      );
    });
  }

  function Lines(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'textarea',
        Object.assign({}, attributes, {
          rows: 6,
          className: 'components-textarea-control__input',
          value: props.value,
          onChange: function (event) {
            props.onChange(event.target.value);
          },
        }),
      );
    });
  }

  function optionsOf(labels) {
    return Object.keys(labels).map(function (value) {
      return el('option', { key: value, value: value }, labels[value]);
    });
  }

  function Select(props) {
    return el(Labelled, props, function (attributes) {
      return el(
        'select',
        Object.assign({}, attributes, {
          className: 'headless-detail__select',
          value: props.value,
          onChange: function (event) {
            props.onChange(event.target.value);
          },
        }),
        props.children,
      );
    });
  }

  function Choice(props) {
    var labels = settings.choices[props.field.key];
    var value = labels[props.value] ? props.value : Object.keys(labels)[0];
    return el(Select, Object.assign({}, props, { value: value }), optionsOf(labels));
  }

  function Zone(props) {
    var groups = settings.zones;
    var details = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    var hint = window.headlessZoneHint(details, settings.oneTimeCountries);
    return el(
      Select,
      Object.assign({}, props, { hint: hint }),
      el('option', { value: '' }, __('As the place has it', 'headless-companion')),
      Object.keys(groups).map(function (group) {
        return el('optgroup', { key: group, label: group }, optionsOf(groups[group]));
      }),
    );
  }

  var controls = {
    date: Picker,
    time: Picker,
    choice: Choice,
    zone: Zone,
    lines: Lines,
    html: Lines,
  };

  /** The control of a field: props are field, value, trouble and onChange. */
  settings.DetailField = function (props) {
    return el(controls[props.field.kind] || Line, props);
  };
})(window.wp, window.headlessCompanion);
