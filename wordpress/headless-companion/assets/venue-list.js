/**
 * Offers venues of earlier events while the name of a venue is entered: a combobox with a list below it, as described
 * in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Used in both editors.
 */
(function (wp, window, document) {
  var __ = wp.i18n.__;
  var mostShown = 8;

  /** @param {string} words */
  function plain(words) {
    return String(words)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  }

  /** @param {Venue} venue */
  function nameOf(venue) {
    return [venue.venue, venue.city].filter(Boolean).join(', ');
  }

  /**
   * At most eight venues whose name or town contains the entered text. An empty text matches all venues.
   * @param {Venue[]} venues
   * @param {string} typed
   */
  function matching(venues, typed) {
    return venues
      .filter(function (venue) {
        return plain(nameOf(venue)).indexOf(plain(typed.trim())) >= 0;
      })
      .slice(0, mostShown);
  }

  /**
   * @param input the field
   * @param list an empty list below the field, with an id
   * @param venues the fields of each venue
   * @param onChoose gets the fields of the chosen venue
   * @returns a function that removes the event listeners
   */
  window.headlessCompanionVenues = function (input, list, venues, onChoose) {
    /** @type {Venue[]} */
    var shown = [];
    var active = -1;

    /** @param {number} index of the option that is marked; -1 for none */
    function mark(index) {
      active = index;
      Array.from(list.children).forEach(function (option, place) {
        option.setAttribute('aria-selected', String(place === index));
        if (place === index) option.scrollIntoView({ block: 'nearest' });
      });
      var marked = list.children[index];
      if (marked) input.setAttribute('aria-activedescendant', marked.id);
      else input.removeAttribute('aria-activedescendant');
    }

    function close() {
      list.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      mark(-1);
    }

    /** @param {number} index */
    function choose(index) {
      var venue = shown[index];
      close();
      if (venue) onChoose(venue);
    }

    /** @param {Venue} venue @param {number} index */
    function optionOf(venue, index) {
      var option = document.createElement('li');
      option.id = list.id + '-' + index;
      option.setAttribute('role', 'option');
      option.textContent = nameOf(venue);
      // Not "click": mousedown comes before the field loses the focus, which closes the list.
      option.addEventListener('mousedown', function (event) {
        event.preventDefault();
        choose(index);
      });
      return option;
    }

    function open() {
      shown = matching(venues, input.value);
      list.replaceChildren.apply(list, shown.map(optionOf));
      if (!shown.length) return close();
      list.hidden = false;
      input.setAttribute('aria-expanded', 'true');
      mark(-1);
    }

    /** @type {Record<string, number>} */
    var steps = { ArrowDown: 1, ArrowUp: -1 };

    /** @param {KeyboardEvent} event */
    function onKey(event) {
      var isOpen = !list.hidden;
      var step = steps[event.key];
      if (step) {
        event.preventDefault();
        if (!isOpen) open();
        if (shown.length) mark((active + step + shown.length) % shown.length);
      } else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault();
        choose(active);
      } else if (event.key === 'Escape' && isOpen) {
        event.stopPropagation();
        close();
      }
    }

    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', __('Places of earlier events', 'headless-companion'));
    list.className = 'headless-venues';
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', list.id);
    input.setAttribute('autocomplete', 'off');
    close();
    input.addEventListener('input', open);
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', close);
    return function () {
      input.removeEventListener('input', open);
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', close);
    };
  };
})(window.wp, window, document);
