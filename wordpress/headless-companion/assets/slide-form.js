/**
 * The form of a slide: shows previews of the website while somebody types, and chooses a picture from the Media
 * Library.
 */
(function (wp, settings, document, jQuery) {
  var __ = wp.i18n.__;
  /**
   * The minimum time between two messages to the iframes, in milliseconds. The website renders at most ten previews a
   * second for one login session.
   */
  var interval = 250;
  // This is an input. It is not null below: if it is missing, the script returns.
  var address = /** @type {HTMLInputElement} */ (
    document.getElementById('headless-background_image_url')
  );
  if (!address) return;
  // Never null: PHP prints the input inside the form.
  var form = /** @type {HTMLFormElement} */ (address.form);
  // Never null: PHP prints the element beside the form (includes/carousel/preview.php).
  var previews = /** @type {HTMLElement} */ (document.querySelector('.headless-slide-previews'));
  var key = String(previews.dataset.headlessKey);
  var isExpired = false;
  /** @type {number | undefined} */
  var timer;
  /** @type {ValueRef<ShownContent | null>} */
  var newest = { current: null };
  /** @type {(() => void)[]} */
  var senders = [];

  /** @param {string} name */
  function typed(name) {
    var value = new FormData(form).get(name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** The input, in the format of a row of the table in Supabase. */
  function row() {
    return {
      id: 0,
      title: typed('title'),
      title_de: typed('title_de') || null,
      background_image_url: typed('background_image_url'),
      button_text: typed('button_text'),
      button_text_de: typed('button_text_de') || null,
      button_url: typed('button_url'),
      button_url_de: typed('button_url_de') || null,
      button_target: typed('new_tab') ? '_blank' : '_self',
      created_at: previews.dataset.headlessCreated,
    };
  }

  function show() {
    timer = undefined;
    newest.current = { key: key, answer: { id: 0, carousel_item: row() } };
    senders.forEach(function (send) {
      send();
    });
  }

  function showSoon() {
    if (timer === undefined) timer = window.setTimeout(show, interval);
  }

  /** @param {FrameState} state */
  function onState(state) {
    var status = previews.querySelector('[role="status"]');
    if (status) status.textContent = settings.frameStateWords(state);
    isExpired = state === 'expired';
    if (isExpired) wp.heartbeat.connectNow();
  }

  /** @param {HTMLElement} place */
  function openFrame(place) {
    wp.element.createRoot(place).render(
      wp.element.createElement(settings.LiveFrame, {
        // PHP prints only the languages of the site.
        language: /** @type {Language} */ (place.dataset.headlessPreview),
        device: 'slide',
        firstKey: key,
        newest: newest,
        onSender: function (/** @type {() => void} */ send) {
          senders.push(send);
        },
        onState: onState,
      }),
    );
  }

  show();
  /** @type {NodeListOf<HTMLElement>} */
  var places = previews.querySelectorAll('[data-headless-preview]');
  places.forEach(openFrame);
  form.addEventListener('input', showSoon);
  jQuery(document)
    .on('heartbeat-send', function (_event, data) {
      data.headless_slide_key = true;
    })
    .on('heartbeat-tick', function (_event, data) {
      if (!data.headless_slide_key) return;
      key = String(data.headless_slide_key);
      if (isExpired) showSoon();
    });

  // Never null: PHP prints the button beside the field of the URL.
  var button = /** @type {HTMLElement} */ (
    document.querySelector('[data-headless-choose-picture]')
  );
  button.addEventListener('click', function () {
    var frame = wp.media({
      title: __('Picture of the slide', 'headless-companion'),
      library: { type: 'image' },
      button: { text: __('Use this picture', 'headless-companion') },
      multiple: false,
    });
    frame.on('select', function () {
      address.value = frame.state().get('selection').first().get('url');
      showSoon();
    });
    frame.on('close', function () {
      button.focus();
    });
    frame.open();
  });
})(window.wp, window.headlessCompanion, document, window.jQuery);
