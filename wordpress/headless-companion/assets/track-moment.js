/** The field for the moment from which a track may be heard. */
(function (wp, settings) {
  var el = wp.element.createElement;

  /**
   * The browser's date and time picker. The value of an incomplete input is empty, and an empty value means "at once".
   * So the last complete value stays stored, and the list records that this input is invalid. The browser does not
   * reveal the incomplete input, so the list cannot keep it: if the track is closed and opened again, the input counts
   * as invalid until this field is changed or loses the focus.
   */
  settings.MomentField = function (props) {
    var words = settings.checks.playable_from;
    var stored = props.track.playable_from;
    var isLeft = wp.element.useState(true);
    var isBad = wp.element.useRef(false);
    var complete = wp.element.useRef('');
    /** @type {ElementRef<HTMLInputElement>} */
    var input = wp.element.useRef(null);
    var isWrong = props.mistyped !== undefined;
    var error = isWrong && (isLeft[0] || props.isRefused) ? words.message : '';
    // The value is not set after each key press: that would clear the year after its first digit.
    wp.element.useEffect(
      function () {
        var element = input.current;
        if (!element) return;
        if (element.value !== stored) element.value = stored;
        complete.current = element.value;
      },
      [stored],
    );

    /** @param {import('react').SyntheticEvent<HTMLInputElement>} event @param {boolean} hasLeft */
    function read(event, hasLeft) {
      var element = event.currentTarget;
      isLeft[1](hasLeft);
      if (element.validity.badInput) {
        isBad.current = true;
        props.keepTyped('');
        return;
      }
      var isNew = element.value !== complete.current;
      if (isNew || isBad.current || hasLeft) props.keepTyped(undefined);
      isBad.current = false;
      complete.current = element.value;
      if (isNew) props.onChange({ playable_from: element.value });
    }
    /** @param {import('react').SyntheticEvent<HTMLInputElement>} event */
    function readTyped(event) {
      read(event, false);
    }

    return el(
      settings.LabelledField,
      { id: props.id, label: words.label, error: error },
      el('input', {
        type: 'datetime-local',
        id: props.id,
        ref: input,
        defaultValue: stored,
        max: '2199-12-31T23:59',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? props.id + '-error' : undefined,
        onChange: readTyped,
        onKeyUp: readTyped,
        onBlur: function (event) {
          read(event, true);
        },
      }),
    );
  };
})(window.wp, window.headlessCompanionTracks);
