/** The hint in both editors that asks for the time zone of an event whose place does not determine it. */
(function (window) {
  var __ = window.wp.i18n.__;
  var sprintf = window.wp.i18n.sprintf;

  /** The same as fold_place() in `includes/events/places.php`. @param {string} [words] */
  function plain(words) {
    return String(words || '')
      .normalize('NFD')
      .replace(/[\u0300-\u036f.,'’‘ʻʼ]/g, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/&/g, 'and')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^the /, '');
  }

  /**
   * The hint for the editor about the time zone.
   *
   * @param fields the custom fields of the event, by name
   * @param places normalised names of countries and states, by what is known of their time zones
   *   (`includes/editing/zone-hint.php`)
   * @returns the hint; empty if the time zone is chosen or follows from the place, or the event has no date or time yet
   */
  window.headlessCompanionZoneHint = function (fields, places) {
    var country = plain(fields.country);
    if (fields.timezone || !(fields.start_date || fields.start_time)) return '';
    if (!country) {
      return __(
        'Choose the time zone, or write the country under “Place”: without either it is the site’s own.',
        'headless-companion',
      );
    }
    if (places.oneTime.indexOf(country) >= 0) return '';
    if (places.several.indexOf(country) < 0) {
      // translators: %s: a country, as it was typed.
      var unknown = __(
        'Choose the time zone: the site does not know the one of “%s”.',
        'headless-companion',
      );
      return sprintf(unknown, fields.country);
    }
    var state = places.american.indexOf(country) >= 0 ? plain(fields.state) : '';
    if (state && places.states.indexOf(state) >= 0) return '';

    // translators: %s: a country or a state, as it was typed.
    var several = __('Choose the time zone: “%s” has more than one.', 'headless-companion');
    return sprintf(several, state ? fields.state : fields.country);
  };
})(window);
