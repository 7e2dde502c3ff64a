/** The pictures of a post and their words in both languages, which belong to the pictures in the media library. */
(function (wp, settings) {
  var fields = '_fields=id,alt_text,caption,media_details,source_url,meta';

  /**
   * The known pictures by their ids, shared by all parts of the editor; null while one is loaded.
   * @type {Record<number, Picture | null>}
   */
  var known = {};
  /** @type {((value: object) => void)[]} */
  var listeners = [];

  function tellAll() {
    listeners.forEach(function (listener) {
      listener({});
    });
  }

  /** @param {MediaAnswer} media @returns {Picture} */
  function toPicture(media) {
    var sizes = (media.media_details && media.media_details.sizes) || {};
    var meta = media.meta || {};
    return {
      id: media.id,
      thumbnail: sizes.thumbnail ? sizes.thumbnail.source_url : media.source_url,
      alt: media.alt_text || '',
      caption: (media.caption && media.caption.raw) || '',
      germanAlt: meta[settings.germanAlt] || '',
      germanCaption: meta[settings.germanCaption] || '',
    };
  }

  /** @param {number[]} ids */
  function load(ids) {
    var missing = ids.filter(function (id) {
      return !(id in known);
    });
    if (!missing.length) return;
    missing.forEach(function (id) {
      known[id] = null;
    });
    wp.apiFetch({
      path:
        '/wp/v2/media?context=edit&per_page=100&include=' + missing.slice(0, 100) + '&' + fields,
    }).then(
      function (/** @type {MediaAnswer[]} */ list) {
        list.forEach(function (media) {
          known[media.id] = toPicture(media);
        });
        tellAll();
      },
      function () {
        // The next call requests these pictures again.
        missing.forEach(function (id) {
          delete known[id];
        });
      },
    );
  }

  /** The ids of the pictures in texts, each once, and of others. */
  settings.pictureIds = function (texts, others) {
    var ids = others.filter(Boolean);
    (texts.join(' ').match(/wp-image-\d+/g) || []).forEach(function (name) {
      ids.push(Number(name.slice('wp-image-'.length)));
    });
    return ids.filter(function (id, index) {
      return ids.indexOf(id) === index;
    });
  };

  /** The facts about pictures: a list without pictures that are not loaded yet or do not exist. */
  settings.usePictures = function (ids) {
    var refresh = wp.element.useState({})[1];
    wp.element.useEffect(function () {
      listeners.push(refresh);
      return function () {
        listeners.splice(listeners.indexOf(refresh), 1);
      };
    }, []);
    wp.element.useEffect(
      function () {
        load(ids);
      },
      [ids.join()],
    );
    return ids
      .map(function (id) {
        return known[id];
      })
      .filter(Boolean);
  };

  /** Stores the German words of a picture. The promise is rejected when the user may not, or WordPress does not answer. */
  settings.storePictureWords = function (id, words) {
    /** @type {MetaChanges} */
    var meta = {};
    meta[settings.germanAlt] = words.germanAlt;
    meta[settings.germanCaption] = words.germanCaption;
    return wp
      .apiFetch({ path: '/wp/v2/media/' + id + '?' + fields, method: 'POST', data: { meta: meta } })
      .then(function () {
        var picture = known[id];
        if (picture) Object.assign(picture, words);
        tellAll();
      });
  };
})(window.wp, window.headlessCompanion);
