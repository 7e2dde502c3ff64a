/** Whether the site can tell the time zone of an event from its state and country; it takes part in both editors. */
(function (window) {
  var __ = window.wp.i18n.__;
  var sprintf = window.wp.i18n.sprintf;

  /** As `lib/data/events/us-states.ts` has them; its test compares the two. */
  var statesOfOneZone = (
    'al alabama|az arizona|ak alaska|ar arkansas|ca california|co colorado|ct connecticut|de delaware|' +
    'dc district of columbia|ga georgia|hi hawaii|il illinois|ia iowa|la louisiana|me maine|md maryland|' +
    'ma massachusetts|mn minnesota|ms mississippi|mo missouri|mt montana|nv nevada|nh new hampshire|' +
    'nj new jersey|nm new mexico|ny new york|nc north carolina|oh ohio|ok oklahoma|pa pennsylvania|' +
    'ri rhode island|sc south carolina|ut utah|vt vermont|va virginia|wa washington|wv west virginia|' +
    'wi wisconsin|wy wyoming'
  ).split('|');

  /** Names that the browser spells in another way; the same as in `lib/data/events/country.ts`. */
  var otherNames = {
    usa: 'US',
    america: 'US',
    'united states of america': 'US',
    'vereinigte staaten von amerika': 'US',
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    holland: 'NL',
    'czech republic': 'CZ',
    turkey: 'TR',
  };
  var namesOfCodes;

  function plain(words) {
    return String(words || '')
      .normalize('NFD')
      .replace(/[\u0300-\u036f.'’‘ʻʼ]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/^the /, '');
  }

  /** The code of ISO 3166-1 of every country, by its English and German names. */
  function codes() {
    if (namesOfCodes) return namesOfCodes;
    namesOfCodes = {};
    var letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    ['en', 'de'].forEach(function (language) {
      var names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      letters.forEach(function (first) {
        letters.forEach(function (second) {
          var name = names.of(first + second);
          // For a code that is no longer used, the browser returns the name of the current one.
          var code = new Intl.Locale('und-' + first + second).region;
          if (name) namesOfCodes[plain(name)] = namesOfCodes[plain(first + second)] = code;
        });
      });
    });
    return Object.assign(namesOfCodes, otherNames);
  }

  function isStateOfOneZone(words) {
    return statesOfOneZone.some(function (state) {
      return plain(words) === state.slice(0, 2) || plain(words) === state.slice(3);
    });
  }

  /**
   * What an editor is asked to do about the time zone.
   *
   * @param details the event's, by their names
   * @param oneTime codes of the countries in which clocks show one time
   * @returns empty where nothing is to be asked: the zone is chosen, or told by the place, or there is no day yet
   */
  window.headlessCompanionZoneHint = function (details, oneTime) {
    var hasWhen = details.start_date || details.start_time;
    if (details.timezone || !hasWhen || !window.Intl || !Intl.DisplayNames) return '';
    if (!plain(details.country)) {
      return __(
        'Choose the time zone, or write the country under “Place”: without either it is the site’s own.',
        'headless-companion',
      );
    }
    var code = codes()[plain(details.country)];
    if (!code) {
      // translators: %s: a country, as it was typed.
      var unknown = __(
        'Choose the time zone: the site does not know the one of “%s”.',
        'headless-companion',
      );
      return sprintf(unknown, details.country);
    }
    if (oneTime.indexOf(code) >= 0) return '';
    var territory = codes()[plain(details.state)];
    if (code === 'US' && (isStateOfOneZone(details.state) || isTerritory(territory))) return '';

    // translators: %s: a country or a state, as it was typed.
    var several = __('Choose the time zone: “%s” has more than one.', 'headless-companion');
    return sprintf(
      several,
      (code === 'US' && plain(details.state) && details.state) || details.country,
    );
  };

  function isTerritory(code) {
    return ['PR', 'GU', 'VI', 'AS', 'MP'].indexOf(code) >= 0;
  }
})(window);
