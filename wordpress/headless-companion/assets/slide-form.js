/** The form of a slide: the previews follow what is typed, and a picture is chosen from the Media Library. */
(function (wp, document) {
  var __ = wp.i18n.__;
  // Never null below: where it is missing, the script ends in the next line.
  var address = /** @type {HTMLInputElement} */ (
    document.getElementById('headless-background_image_url')
  );
  if (!address) return;
  /** @type {HTMLElement[]} */
  var previews = Array.from(document.querySelectorAll('[data-headless-preview]'));

  /** @param {string} column */
  function valueOf(column) {
    var field = /** @type {HTMLInputElement | null} */ (
      document.getElementById('headless-' + column)
    );
    return field ? field.value.trim() : '';
  }

  /** A German field that is empty shows the English words, as the website does. */
  function showWords() {
    previews.forEach(function (preview) {
      var isGerman = preview.dataset.headlessPreview === 'de';
      /** @type {NodeListOf<HTMLElement>} */
      var places = preview.querySelectorAll('[data-headless-shows]');
      places.forEach(function (shown) {
        var column = String(shown.dataset.headlessShows);
        shown.textContent = (isGerman && valueOf(column + '_de')) || valueOf(column);
      });
    });
  }

  /** @param {string} source */
  function showPicture(source) {
    previews.forEach(function (preview) {
      var image = preview.querySelector('img');
      if (!image) return;
      image.hidden = !source;
      image.src = source;
    });
  }

  document.querySelectorAll('.headless-slide-form input[type="text"]').forEach(function (field) {
    field.addEventListener('input', showWords);
  });
  // A path may be one of the website, which another host serves: its picture is seen when the slide is saved.
  address.addEventListener('change', function () {
    showPicture(address.value.trim());
  });

  // PHP prints it beside the address.
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
      showPicture(address.value);
    });
    frame.on('close', function () {
      button.focus();
    });
    frame.open();
  });
})(window.wp, document);
