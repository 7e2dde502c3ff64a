/**
 * Changes the order of the slides by dragging or by buttons, without reloading the page. Without scripts, the buttons
 * submit the form.
 */
(function (wp, $, document) {
  var __ = wp.i18n.__;
  // Never null below: if the element is missing, the script returns in the next line.
  var list = /** @type {HTMLElement} */ (document.querySelector('[data-headless-slides]'));
  if (!list) return;
  // Never null: PHP prints the form, with this field, around the list.
  var form = /** @type {HTMLFormElement} */ (list.closest('form'));
  var nonce = /** @type {HTMLInputElement} */ (form.elements.namedItem('_wpnonce'));
  var saving = Promise.resolve();

  function rows() {
    // All children of the list are HTML elements.
    return /** @type {HTMLElement[]} */ (Array.from(list.children));
  }

  /** Saves the order. Requests are sent one after the other, so that the last order is saved last. */
  function save() {
    var body = new FormData();
    body.append('action', 'headless_companion_slide_order');
    body.append('_ajax_nonce', nonce.value);
    rows().forEach(function (row) {
      body.append('slides[]', String(row.dataset.slide));
    });
    saving = saving
      .then(function () {
        return fetch(String(list.dataset.headlessSlides), { method: 'POST', body: body });
      })
      .then(function (response) {
        if (response.ok) return say('');
        return response.json().then(function (/** @type {{ data?: string }} */ json) {
          throw new Error(json.data || '');
        });
      })
      .catch(function (/** @type {Error} */ error) {
        var words = __(
          'The order was not saved. Reload this page and try again.',
          'headless-companion',
        );
        say(error.message.length > 20 ? error.message + ' ' + words : words);
      });
  }

  /** Shows an error above the list. An empty text removes the error. @param {string} words */
  function say(words) {
    var notice = document.getElementById('headless-slides-error');
    if (notice) notice.remove();
    if (!words) return;
    notice = document.createElement('div');
    notice.id = 'headless-slides-error';
    notice.className = 'notice notice-error inline';
    notice.setAttribute('role', 'alert');
    notice.appendChild(document.createElement('p')).textContent = words;
    form.before(notice);
  }

  /**
   * Marks buttons that cannot move a slide further as disabled, and announces where the slide is now.
   * @param {HTMLElement} row
   */
  function settle(row) {
    var all = rows();
    all.forEach(function (each, index) {
      mark(each, 'up', index === 0);
      mark(each, 'down', index === all.length - 1);
    });
    wp.a11y.speak(
      wp.i18n.sprintf(
        /* translators: 1: title of a slide, 2: its place, 3: number of slides. */
        __('%1$s is now slide %2$d of %3$d.', 'headless-companion'),
        row.dataset.title,
        all.indexOf(row) + 1,
        all.length,
      ),
    );
    save();
  }

  /** @param {HTMLElement} row @param {'up' | 'down'} task @param {boolean} isDisabled */
  function mark(row, task, isDisabled) {
    var button = row.querySelector('[value^="' + task + '-"]');
    if (!button) return;
    if (isDisabled) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  list.addEventListener('click', function (event) {
    // The target of a click is always an element.
    var button = /** @type {Element} */ (event.target).closest('button');
    var task = button ? button.value.split('-')[0] : '';
    if (task === 'delete') {
      // A deleted slide cannot be restored.
      if (!window.confirm(__('Delete this slide for good?', 'headless-companion')))
        event.preventDefault();
      return;
    }
    if (!button || (task !== 'up' && task !== 'down')) return;
    event.preventDefault();
    var row = button.closest('li');
    var other = row && (task === 'up' ? row.previousElementSibling : row.nextElementSibling);
    if (!row || !other) return;
    if (task === 'up') other.before(row);
    else other.after(row);
    button.focus();
    settle(row);
  });

  $(list).sortable({
    axis: 'y',
    handle: '.headless-slide__handle',
    cancel: 'button',
    containment: 'parent',
    tolerance: 'pointer',
    update: function (event, ui) {
      settle(ui.item[0]);
    },
  });
})(window.wp, window.jQuery, document);
