/** Chooses the picture of the German pages in the classic editor. */
(function (document, wp) {
  document.querySelectorAll('[data-headless-poster]').forEach(function (box) {
    // Never null: PHP prints all four elements in each box.
    var input = /** @type {HTMLInputElement} */ (box.querySelector('input'));
    var picture = /** @type {HTMLElement} */ (box.querySelector('[data-headless-picture]'));
    var choose = /** @type {HTMLElement} */ (box.querySelector('[data-headless-choose]'));
    var remove = /** @type {HTMLElement} */ (box.querySelector('[data-headless-remove]'));

    /** @param {number} id @param {string} address */
    function show(id, address) {
      input.value = String(id);
      picture.replaceChildren();
      if (address) picture.append(Object.assign(new Image(), { src: address, alt: '' }));
      remove.hidden = !id;
    }

    choose.addEventListener('click', function () {
      var frame = wp.media({
        title: box.getAttribute('aria-label'),
        library: { type: 'image' },
        multiple: false,
      });
      frame.on('select', function () {
        var chosen = frame.state().get('selection').first().toJSON();
        show(
          chosen.id,
          chosen.sizes && chosen.sizes.thumbnail ? chosen.sizes.thumbnail.url : chosen.url,
        );
      });
      frame.open();
    });
    remove.addEventListener('click', function () {
      show(0, '');
      choose.focus();
    });
  });
})(document, window.wp);
