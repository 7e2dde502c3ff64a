/** The fields of one track. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /**
   * Props: `track`; `id`, with which all ids of the fields start; `change`, which gets the changes; `mistyped`, the
   * invalid input by name of the field; `keepTyped`, which gets invalid input; `isRefused`, whether the form was
   * refused because of invalid input.
   */
  settings.TrackFields = function (props) {
    var track = props.track;

    /**
     * @param {'input' | 'textarea'} tag
     * @param {'title' | 'title_de' | 'words' | 'words_de'} name
     * @param {string} label
     * @param {{ type?: string, required?: boolean, rows?: number }} more
     */
    function control(tag, name, label, more) {
      var id = props.id + '-' + name;
      return el(
        settings.LabelledField,
        { id: id, label: label },
        el(
          tag,
          Object.assign(
            {
              id: id,
              value: track[name],
              onChange: function (/** @type {FieldEvent} */ event) {
                /** @type {TrackChanges} */
                var changes = {};
                changes[name] = event.target.value;
                props.change(changes);
              },
            },
            more,
          ),
        ),
      );
    }

    /** @param {CheckedTextName} name */
    function checked(name) {
      return el(settings.CheckedField, {
        id: props.id + '-' + name,
        check: settings.checks[name],
        track: track,
        mistyped: props.mistyped[name],
        isRefused: props.isRefused,
        onChange: props.change,
        keepTyped: function (text) {
          props.keepTyped(name, text);
        },
      });
    }

    return el(
      'div',
      { className: 'headless-track__fields' },
      control('input', 'title', __('Title', 'headless-companion'), {
        type: 'text',
        required: true,
      }),
      control('input', 'title_de', __('German title', 'headless-companion'), { type: 'text' }),
      checked('length'),
      checked('isrc'),
      el(settings.TrackSound, {
        track: track,
        id: props.id + '-choose',
        change: props.change,
      }),
      el(
        'div',
        { className: 'headless-track__field' },
        el(
          'label',
          null,
          el('input', {
            type: 'checkbox',
            checked: track.is_excerpt,
            onChange: function (event) {
              props.change({ is_excerpt: event.target.checked });
            },
          }),
          __('The sound is only a part of the track', 'headless-companion'),
        ),
      ),
      el(settings.MomentField, {
        id: props.id + '-playable_from',
        track: track,
        mistyped: props.mistyped.playable_from,
        isRefused: props.isRefused,
        onChange: props.change,
        keepTyped: function (text) {
          props.keepTyped('playable_from', text);
        },
      }),
      control('textarea', 'words', __('Words that are sung', 'headless-companion'), { rows: 5 }),
      control('textarea', 'words_de', __('German words that are sung', 'headless-companion'), {
        rows: 5,
      }),
    );
  };
})(window.wp, window.headlessCompanionTracks);
