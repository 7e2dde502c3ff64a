/**
 * A row of the list of tracks: number, title, the buttons that move and remove the track, and its fields when the row
 * is open.
 */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;

  /** @param {import('react').JSX.IntrinsicElements['button']} props @param {string} words */
  function button(props, words) {
    return el('button', Object.assign({ type: 'button', className: 'button' }, props), words);
  }

  settings.TrackRow = function (props) {
    var track = props.track;
    var name = track.title || __('Without a title', 'headless-companion');
    var facts = [
      settings.lengthText(track.length),
      track.audio.length ? __('can be heard', 'headless-companion') : '',
    ];

    // All keys are names of checked fields.
    var names = /** @type {CheckedName[]} */ (Object.keys(props.mistyped));
    var mistyped = props.isOpen ? [] : names;
    var errors = mistyped.map(function (field) {
      return settings.checks[field].label + ': ' + settings.checks[field].message;
    });

    /** @param {Direction} focus @param {number} by @param {string} label @param {string} arrow */
    function mover(focus, by, label, arrow) {
      return button(
        {
          id: props.id + '-' + focus,
          'aria-label': sprintf(label, name),
          disabled: props.index + by < 0 || props.index + by >= props.count,
          onClick: function () {
            props.move(by, focus);
          },
        },
        arrow,
      );
    }

    return el(
      'li',
      {
        className: 'headless-track',
        onDragOver: function (event) {
          event.preventDefault();
        },
        onDrop: function (event) {
          event.preventDefault();
          props.onDrop();
        },
      },
      el(
        'div',
        { className: 'headless-track__row' },
        el(
          'span',
          {
            className: 'headless-track__handle',
            draggable: true,
            'aria-hidden': true,
            onDragStart: function (event) {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', name);
              props.onDragStart();
            },
          },
          '⠿',
        ),
        el('span', { className: 'headless-track__number' }, props.index + 1),
        button(
          {
            id: props.id + '-open',
            className: 'button-link headless-track__title',
            'aria-expanded': props.isOpen,
            'aria-describedby': errors.length ? props.id + '-mistyped' : undefined,
            onClick: props.toggle,
          },
          name,
        ),
        el('span', { className: 'headless-track__facts' }, facts.filter(Boolean).join(' · ')),
        /* translators: %s: title of a track */
        mover('up', -1, __('Move “%s” up', 'headless-companion'), '↑'),
        /* translators: %s: title of a track */
        mover('down', 1, __('Move “%s” down', 'headless-companion'), '↓'),
        button(
          {
            className: 'button-link button-link-delete',
            'aria-label': sprintf(
              /* translators: %s: title of a track */
              __('Remove “%s”', 'headless-companion'),
              name,
            ),
            onClick: props.remove,
          },
          __('Remove', 'headless-companion'),
        ),
      ),
      errors.length > 0 &&
        el(
          'p',
          { id: props.id + '-mistyped', className: 'headless-track__error', role: 'alert' },
          errors.join(' '),
        ),
      props.isOpen &&
        el(settings.TrackFields, {
          track: track,
          id: props.id,
          change: props.change,
          mistyped: props.mistyped,
          keepTyped: props.keepTyped,
          isRefused: props.isRefused,
        }),
    );
  };
})(window.wp, window.headlessCompanionTracks);
