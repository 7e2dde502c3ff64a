/**
 * The field for the name of a venue in the block editor. If a venue of an earlier event is chosen, its known fields
 * are filled in.
 */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;
  var components = wp.components;

  /** @param {FieldProps} props */
  function VenueField(props) {
    /** @type {ElementRef<HTMLDivElement>} */
    var holder = wp.element.useRef(null);
    /** @type {ElementRef<HTMLUListElement>} */
    var list = wp.element.useRef(null);
    /** @type {State<{ name: string | undefined, old: MetaChanges } | null>} */
    var before = wp.element.useState(null);

    /** @param {Venue} venue */
    function choose(venue) {
      var meta = wp.data.select('core/editor').getEditedPostAttribute('meta') || {};
      /** @type {MetaChanges} */
      var old = {};
      Object.keys(venue).forEach(function (key) {
        old[key] = meta[key] || '';
      });
      before[1]({ name: venue.venue, old: old });
      settings.editMeta(venue);
    }

    function inputOf() {
      return holder.current && holder.current.querySelector('input');
    }

    wp.element.useEffect(function () {
      var input = inputOf();
      if (!input || !list.current) return undefined;
      return window.headlessCompanionVenues(input, list.current, settings.venues, choose);
    }, []);

    function undo() {
      if (before[0]) settings.editMeta(before[0].old);
      before[1](null);
      var input = inputOf();
      if (input) input.focus();
    }

    return el(
      'div',
      { ref: holder, className: 'headless-venue' },
      el(settings.LineField, props),
      el('ul', { ref: list, id: 'headless-venue-list', hidden: true }),
      el(
        'p',
        { role: 'status', className: 'headless-venue__filled' },
        before[0] &&
          // translators: %s: name of a place.
          sprintf(__('Filled in what is known of “%s”.', 'headless-companion'), before[0].name),
      ),
      before[0] &&
        el(
          components.Button,
          { variant: 'link', onClick: undo },
          __('Undo the filling in', 'headless-companion'),
        ),
    );
  }

  settings.VenueField = VenueField;
})(window.wp, window.headlessCompanion);
