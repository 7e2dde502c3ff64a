/** The box "On the website" of the classic editor. */
(function (window, document, wp, settings) {
  // Never null below: if the element is missing, the script returns in the next line.
  var box = /** @type {HTMLElement} */ (document.getElementById('headless-status-box'));
  if (!box) return;
  var __ = wp.i18n.__;
  // Never null: PHP prints both elements in the box.
  var text = /** @type {HTMLElement} */ (box.querySelector('[role="status"]'));
  var more = /** @type {HTMLElement} */ (box.querySelector('.headless-status__more'));

  /** @param {string} name @param {string} words @param {object} [properties] */
  function element(name, words, properties) {
    return Object.assign(document.createElement(name), { textContent: words }, properties);
  }

  /** @param {StatusPage} page */
  function linkTo(page) {
    var item = document.createElement('li');
    item.append(
      element('a', page.label, { href: page.url, target: '_blank', hreflang: page.language }),
    );
    return item;
  }

  /** @param {StatusResponse | null} response */
  function show(response) {
    var words = response ? response.text : __('WordPress does not answer.', 'headless-companion');
    // Set only if the text has changed, because screen readers may announce a text each time it is set.
    if (text.textContent !== words) text.textContent = words;
    box.classList.toggle('is-bad', !response || !response.isGood);
    more.replaceChildren();
    if (!response) return;
    [response.advice].concat(response.notes).forEach(function (words) {
      if (words) more.append(element('p', words));
    });
    if (!response.isGood && settings.deliveries) {
      var place = document.createElement('p');
      place.append(
        element('a', __('What was sent to the website', 'headless-companion'), {
          href: settings.deliveries,
        }),
      );
      more.append(place);
    }
    if (response.pages.length) {
      var list = element('ul', '', { className: 'headless-status__links' });
      response.pages.forEach(function (page) {
        list.append(linkTo(page));
      });
      more.append(list);
    }
  }

  settings.watchStatus(settings.post, show);
})(window, document, window.wp, window.headlessCompanion);
