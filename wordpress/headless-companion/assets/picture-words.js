/**
 * The pictures of a post, with their alternative texts and captions in both languages. These texts are saved with the
 * picture in the Media Library, not with the post.
 */
(function (wp, settings) {
  var fields = '_fields=id,alt_text,caption,media_details,source_url,meta';

  /**
   * The loaded pictures by id, shared by all components of the editor; null while a picture is being loaded.
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

  /** @param {MediaResponse} media @returns {Picture} */
  function toPicture(media) {
    var sizes = (media.media_details && media.media_details.sizes) || {};
    var meta = media.meta || {};
    return {
      id: media.id,
      thumbnail: sizes.thumbnail ? sizes.thumbnail.source_url : media.source_url,
      alt: media.alt_text || '',
      caption: (media.caption && media.caption.raw) || '',
      germanAlt: meta._headless_de_alt || '',
      germanCaption: meta._headless_de_caption || '',
    };
  }

  /** @param {number[]} ids */
  function load(ids) {
    var missing = ids.filter(function (id) {
      return !(id in known);
    });
    for (var first = 0; first < missing.length; first += 100) {
      request(missing.slice(first, first + 100));
    }
  }

  /** Requests the data of pictures. @param {number[]} ids at most 100, the most that WordPress returns at once */
  function request(ids) {
    ids.forEach(function (id) {
      known[id] = null;
    });
    wp.apiFetch({
      path: '/wp/v2/media?context=edit&per_page=100&include=' + ids + '&' + fields,
    }).then(
      function (/** @type {MediaResponse[]} */ list) {
        list.forEach(function (media) {
          known[media.id] = toPicture(media);
        });
        tellAll();
      },
      function () {
        // The next call requests these pictures again.
        ids.forEach(function (id) {
          delete known[id];
        });
      },
    );
  }

  /** The ids of the pictures in `texts`, and the ids in `others`, without duplicates. */
  settings.pictureIds = function (texts, others) {
    var ids = others.filter(Boolean);
    (texts.join(' ').match(/wp-image-\d+/g) || []).forEach(function (name) {
      ids.push(Number(name.slice('wp-image-'.length)));
    });
    return ids.filter(function (id, index) {
      return ids.indexOf(id) === index;
    });
  };

  /** The data of pictures. Pictures that are not loaded yet, or do not exist, are left out. */
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

  /**
   * Saves the given German texts of a picture. The promise is rejected if the user has no permission, or if WordPress does
   * not respond.
   */
  settings.storePictureWords = function (id, words) {
    /** @type {MetaChanges} */
    var meta = {};
    if (words.germanAlt !== undefined) meta._headless_de_alt = words.germanAlt;
    if (words.germanCaption !== undefined) meta._headless_de_caption = words.germanCaption;
    return wp
      .apiFetch({ path: '/wp/v2/media/' + id + '?' + fields, method: 'POST', data: { meta: meta } })
      .then(function () {
        var picture = known[id];
        if (picture) Object.assign(picture, words);
        tellAll();
      });
  };
})(window.wp, window.headlessCompanion);
