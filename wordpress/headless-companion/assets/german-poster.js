/** The picture that German pages show instead of the featured image. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  function label() {
    /** @type {Record<string, string>} */
    var labels = {
      event: __('German poster', 'headless-companion'),
      video: __('German still', 'headless-companion'),
      music: __('German cover', 'headless-companion'),
    };
    return labels[settings.type] || __('German featured image', 'headless-companion');
  }

  /** @param {{ id: number }} props */
  function Chosen(props) {
    var picture = settings.usePictures([props.id])[0];
    return picture
      ? el('img', { src: picture.thumbnail, alt: picture.germanAlt || picture.alt, width: 90 })
      : null;
  }

  function GermanPoster() {
    var metaAndEdit = settings.useMeta();
    var id = metaAndEdit[0]._headless_de_poster || 0;
    /** @type {ElementRef<HTMLButtonElement>} */
    var button = wp.element.useRef(null);
    /** @param {number} number */
    function choose(number) {
      metaAndEdit[1]({ _headless_de_poster: number });
    }
    return el(
      wp.blockEditor.MediaUploadCheck,
      null,
      el(
        'div',
        { className: 'headless-poster', role: 'group', 'aria-label': label() },
        el('p', { className: 'headless-field__label' }, label()),
        id > 0 && el(Chosen, { id: id }),
        el(wp.blockEditor.MediaUpload, {
          title: label(),
          allowedTypes: ['image'],
          value: id,
          onSelect: function (media) {
            choose(media.id);
          },
          render: function (upload) {
            return el(
              wp.components.Button,
              { ref: button, variant: 'secondary', onClick: upload.open },
              id > 0
                ? __('Choose another picture', 'headless-companion')
                : __('Choose a picture', 'headless-companion'),
            );
          },
        }),
        id > 0 &&
          el(
            wp.components.Button,
            {
              variant: 'link',
              isDestructive: true,
              onClick: function () {
                choose(0);
                if (button.current) button.current.focus();
              },
            },
            __('Show the original’s picture', 'headless-companion'),
          ),
      ),
    );
  }
  settings.GermanPoster = GermanPoster;
})(window.wp, window.headlessCompanion);
