/** The dialog in which the pictures of a post get their German alternative texts and captions. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;

  /** The pictures of the post in both languages. */
  settings.usePostPictures = function () {
    var post = wp.data.useSelect(function (select) {
      var editor = select('core/editor');
      return {
        content: editor.getEditedPostContent(),
        featured: editor.getEditedPostAttribute('featured_media'),
        meta: editor.getEditedPostAttribute('meta') || {},
      };
    }, []);
    var texts = [post.content, post.meta._headless_de_content || ''];
    return settings.usePictures(
      settings.pictureIds(texts, [post.featured, post.meta._headless_de_poster]),
    );
  };

  /** @param {{ picture: Picture, words: PictureWords, onChange: (change: Partial<PictureWords>) => void }} props */
  function Picture(props) {
    var picture = props.picture;
    /** @param {keyof PictureWords} name @param {string} label */
    function control(name, label) {
      return el(components.TextControl, {
        label: label,
        value: props.words[name],
        lang: 'de',
        onChange: function (text) {
          /** @type {Partial<PictureWords>} */
          var change = {};
          change[name] = text;
          props.onChange(change);
        },
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      });
    }
    return el(
      'li',
      { className: 'headless-picture' },
      el('img', { src: picture.thumbnail, alt: '', width: 90, height: 90 }),
      el(
        'div',
        null,
        el('p', null, picture.alt || __('No alternative text in English.', 'headless-companion')),
        control('germanAlt', __('German alternative text', 'headless-companion')),
        picture.caption && el('p', null, picture.caption),
        picture.caption && control('germanCaption', __('German caption', 'headless-companion')),
      ),
    );
  }

  /** @param {Picture} picture */
  function wordsOf(picture) {
    return { germanAlt: picture.germanAlt, germanCaption: picture.germanCaption };
  }

  /** Makes the browser ask before the page is left. @param {Event} event */
  function ask(event) {
    event.preventDefault();
  }

  /** `props.onClose`: called to close the dialog. @param {{ onClose: () => void }} props */
  function GermanPictures(props) {
    var pictures = settings.usePostPictures();
    /** The changed texts, by the id of the picture. @type {State<Record<number, Partial<PictureWords>>>} */
    var typed = wp.element.useState({});
    var failure = wp.element.useState('');
    var isTyped = Object.keys(typed[0]).length > 0;

    wp.element.useEffect(
      function () {
        if (!isTyped) return undefined;
        window.addEventListener('beforeunload', ask);
        return function () {
          window.removeEventListener('beforeunload', ask);
        };
      },
      [isTyped],
    );

    function close() {
      var words = __('Close without saving the German words?', 'headless-companion');
      if (!isTyped || window.confirm(words)) props.onClose();
    }

    function save() {
      Promise.all(
        pictures.map(function (picture) {
          var words = typed[0][picture.id];
          // Only what was typed: somebody else may have changed other words since they were loaded.
          return words && settings.storePictureWords(picture.id, words);
        }),
      ).then(props.onClose, function (/** @type {RestError} */ error) {
        failure[1](error.message);
      });
    }
    return el(
      components.Modal,
      {
        title: __('German words of the pictures', 'headless-companion'),
        className: 'headless-pictures',
        onRequestClose: close,
        shouldCloseOnClickOutside: false,
      },
      failure[0] && el(components.Notice, { status: 'error', isDismissible: false }, failure[0]),
      pictures.length === 0 && el('p', null, __('There are no pictures.', 'headless-companion')),
      el(
        'ul',
        null,
        pictures.map(function (picture) {
          return el(Picture, {
            key: picture.id,
            picture: picture,
            words: Object.assign(wordsOf(picture), typed[0][picture.id]),
            onChange: function (change) {
              var all = Object.assign({}, typed[0]);
              all[picture.id] = Object.assign({}, all[picture.id], change);
              typed[1](all);
            },
          });
        }),
      ),
      el('p', null, __('They count wherever the picture is shown, at once.', 'headless-companion')),
      el(
        components.Button,
        { variant: 'primary', onClick: save },
        __('Save German words', 'headless-companion'),
      ),
    );
  }
  settings.GermanPictures = GermanPictures;
})(window.wp, window.headlessCompanion);
