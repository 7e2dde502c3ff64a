/**
 * Checks of a post before it is published: title, description, German version, picture, and the fields that visitors of
 * an event need. Pure functions, like those of check-texts.js.
 */
(function (wp, settings) {
  var __ = wp.i18n.__;
  var _n = wp.i18n._n;
  var sprintf = wp.i18n.sprintf;

  /** The number of characters that search engines usually show. */
  var mostSeoTitle = 60;
  var mostDescription = 160;

  settings.checkTitle = function (post) {
    /** @type {Problem[]} */
    var problems = [];
    var seoTitle = post.meta._headless_seo_title || '';
    if (!post.title.trim()) {
      problems.push({
        text: __('There is no title.', 'headless-companion'),
        target: { title: true },
      });
    }
    if (settings.offersSeo && seoTitle.length > mostSeoTitle) {
      problems.push({
        text: sprintf(
          // translators: 1: number of characters, 2: how many there may be.
          __(
            'The title for search engines has %1$d characters; they show about %2$d.',
            'headless-companion',
          ),
          seoTitle.length,
          mostSeoTitle,
        ),
        target: { field: '_headless_seo_title' },
      });
    }
    return problems;
  };

  settings.checkDescription = function (post) {
    var own = settings.offersSeo ? post.meta._headless_seo_description || '' : '';
    var words = own || post.excerpt.replace(/<[^>]*>/g, '');
    /** @type {Target} */
    var target = settings.offersSeo ? { field: '_headless_seo_description' } : { excerpt: true };
    if (!words.trim()) {
      return [
        {
          text: __(
            'There is neither a description nor an excerpt: search engines show the first words of the text.',
            'headless-companion',
          ),
          target: target,
        },
      ];
    }
    if (words.length <= mostDescription) return [];
    return [
      {
        text: sprintf(
          // translators: 1: number of characters, 2: how many there may be.
          __(
            'The description has %1$d characters; search engines show about %2$d.',
            'headless-companion',
          ),
          words.length,
          mostDescription,
        ),
        target: own ? { field: '_headless_seo_description' } : { excerpt: true },
      },
    ];
  };

  /** `pictures`: the result of settings.usePostPictures(). */
  settings.checkGerman = function (post, pictures) {
    var hasTitle = !!(post.meta._headless_de_title || '').trim();
    var hasText = !settings.isBlank(post.meta._headless_de_content || '');
    // If the original has no text, a German title is enough.
    if (!hasText && !(hasTitle && post.isBlank)) {
      return [
        {
          text: __(
            'There is no German version: German pages show the English text.',
            'headless-companion',
          ),
          target: { field: '_headless_de_content' },
        },
      ];
    }
    /** @type {Problem[]} */
    var problems = [];
    if (!hasTitle) {
      problems.push({
        text: __(
          'There is no German title: German pages show the English one.',
          'headless-companion',
        ),
        target: { field: '_headless_de_title' },
      });
    }
    var lacking = pictures.filter(function (picture) {
      return picture.alt && !picture.germanAlt;
    }).length;
    if (lacking) {
      problems.push({
        text: sprintf(
          // translators: %d: number of pictures.
          _n(
            '%d picture has no German alternative text.',
            '%d pictures have no German alternative text.',
            lacking,
            'headless-companion',
          ),
          lacking,
        ),
        target: { field: 'pictures' },
      });
    }
    return problems;
  };

  settings.checkImage = function (post, pictures) {
    if (!post.featured_media) {
      return [
        {
          text:
            settings.type === 'event'
              ? __(
                  'Without a poster an event has a page of its own, but is in no list.',
                  'headless-companion',
                )
              : __('There is no featured image: cards show a drawn figure.', 'headless-companion'),
          target: { featured: true },
        },
      ];
    }
    var image = pictures.find(function (picture) {
      return picture.id === post.featured_media;
    });
    return image && !image.alt
      ? [
          {
            text: __('The featured image has no alternative text.', 'headless-companion'),
            target: { featured: true },
          },
        ]
      : [];
  };

  settings.checkEvent = function (post) {
    var meta = post.meta;
    /** @type {Problem[]} */
    var problems = [];
    if (!meta.start_date) {
      problems.push({
        text: __('Without a day the website does not show an event.', 'headless-companion'),
        target: { customField: 'start_date' },
      });
    }
    if (meta.attendance !== 'online' && !meta.venue && !meta.city) {
      problems.push({
        text: __('It is not said where the event is.', 'headless-companion'),
        target: { customField: 'venue' },
      });
    }
    var zone = window.headlessCompanionZoneHint(meta, settings.zonePlaces);
    if (zone) problems.push({ text: zone, target: { customField: 'timezone' } });
    return problems;
  };
})(window.wp, window.headlessCompanion);
