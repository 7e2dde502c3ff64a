/** The fields of a track whose input may be invalid: the length and the ISRC. The moment is in track-moment.js. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** For each text field: `text` formats the saved value; `read` returns the value to save, null for invalid text. */
  settings.checks = {
    length: {
      label: __('Length', 'headless-companion'),
      example: '3:07',
      message: __('This is not a length. One is written like 3:07.', 'headless-companion'),
      text: function (track) {
        return settings.lengthText(track.length);
      },
      read: function (text) {
        var length = settings.lengthIn(text);
        return length === null ? null : { length: length };
      },
    },
    isrc: {
      label: 'ISRC',
      example: 'CH-A4L-26-00004',
      message: __('This is not an ISRC. One looks like CH-A4L-26-00004.', 'headless-companion'),
      text: function (track) {
        return track.isrc;
      },
      read: function (text) {
        return settings.isIsrc(text) ? { isrc: text.trim() } : null;
      },
    },
    playable_from: {
      label: __('May be heard from (empty: at once)', 'headless-companion'),
      message: __(
        'There is no such day or time. Complete it, or empty the field.',
        'headless-companion',
      ),
    },
  };

  /** A field with its label above and its error below. */
  settings.LabelledField = function (props) {
    return el(
      'div',
      { className: 'headless-track__field' },
      el('label', { htmlFor: props.id }, props.label),
      props.children,
      props.error &&
        el(
          'p',
          { id: props.id + '-error', className: 'headless-track__error', role: 'alert' },
          props.error,
        ),
    );
  };

  /**
   * A field with one of these checks. The list keeps invalid input (`mistyped`, set by `keepTyped`), so that it is
   * shown when the track is opened again. The error is shown when the field loses the focus, or after the form was
   * refused because of it.
   */
  settings.CheckedField = function (props) {
    var check = props.check;
    var stored = check.text(props.track);
    var isWrong = props.mistyped !== undefined;
    var typed = wp.element.useState(isWrong ? props.mistyped : stored);
    var isLeft = wp.element.useState(true);
    var error = isWrong && (isLeft[0] || props.isRefused) ? check.message : '';
    wp.element.useEffect(
      function () {
        // The saved length may also change because it was read from the audio file.
        if (!isWrong && isLeft[0]) typed[1](stored);
      },
      [stored],
    );
    return el(
      settings.LabelledField,
      { id: props.id, label: check.label, error: error },
      el('input', {
        type: 'text',
        id: props.id,
        value: typed[0],
        placeholder: check.example,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? props.id + '-error' : undefined,
        onBlur: function () {
          isLeft[1](true);
        },
        onChange: function (event) {
          var text = event.target.value;
          // A value that was saved in another way may be invalid. Entering the same value again changes nothing.
          var read = text === stored ? {} : check.read(text);
          isLeft[1](false);
          typed[1](text);
          props.keepTyped(read ? undefined : text);
          if (read) props.onChange(read);
        },
      }),
    );
  };
})(window.wp, window.headlessCompanionTracks);
