/** Runs the checks on the unsaved post in the editor. */
(function (wp, settings) {
  var __ = wp.i18n.__;

  /**
   * Whether a link is dead, by language and URL, as the website has reported. Each URL is requested once.
   * @type {Record<string, boolean>}
   */
  var known = {};
  /** The time without a change after which the website is asked, in milliseconds. */
  var pause = 700;

  /** @param {Language} language @param {string} href */
  function keyOf(language, href) {
    return language + ' ' + href;
  }

  /**
   * Asks the website which of these links lead to missing pages. `isKnown`: whether it has reported about all links.
   * @param {string[]} hrefs
   * @param {Language} language
   */
  function useDeadLinks(hrefs, language) {
    var refresh = wp.element.useState({})[1];
    var unknown = hrefs
      .filter(function (href, index) {
        return hrefs.indexOf(href) === index && !(keyOf(language, href) in known);
      })
      .slice(0, 60);
    wp.element.useEffect(
      function () {
        if (!unknown.length) return undefined;
        var timer = window.setTimeout(function () {
          wp.apiFetch({
            path: '/wp/v2/headless-links',
            method: 'POST',
            data: { links: unknown, language: language },
          }).then(
            function (/** @type {LinksResponse} */ response) {
              if (!response.isKnown) return;
              unknown.forEach(function (href) {
                known[keyOf(language, href)] = response.dead.indexOf(href) >= 0;
              });
              refresh({});
            },
            // Without a report, the check says that the result is not known.
            function () {},
          );
        }, pause);
        return function () {
          window.clearTimeout(timer);
        };
      },
      [unknown.join('\n'), language],
    );
    return {
      isKnown: unknown.length === 0,
      isDead: function (/** @type {string} */ href) {
        return known[keyOf(language, href)] === true;
      },
    };
  }

  /** @param {FoundLinks} found */
  function hrefsOf(found) {
    return found.links
      .map(function (link) {
        return link.href;
      })
      .filter(function (href) {
        return !/^#./.test(href);
      });
  }

  function usePost() {
    return wp.data.useSelect(function (select) {
      var editor = select('core/editor');
      var blocks = settings.originalBlocks(select);
      return {
        title: editor.getEditedPostAttribute('title') || '',
        excerpt: editor.getEditedPostAttribute('excerpt') || '',
        featured_media: editor.getEditedPostAttribute('featured_media') || 0,
        meta: editor.getEditedPostAttribute('meta') || {},
        isBlank: settings.isBlank(blocks.map(settings.markupOf).join('')),
        blocks: blocks,
      };
    }, []);
  }

  /**
   * The blocks of both languages, the links in them, and what the website has reported about these links.
   * @param {CheckedPost} post
   */
  function useTexts(post) {
    var german = post.meta._headless_de_content || '';
    var texts = {
      en: post.blocks,
      de: settings.blocksOfText(german),
    };
    var links = wp.element.useMemo(
      function () {
        return { en: settings.linksIn(texts.en), de: settings.linksIn(texts.de) };
      },
      [texts.en, texts.de],
    );
    return {
      en: { blocks: texts.en, links: links.en, dead: useDeadLinks(hrefsOf(links.en), 'en') },
      de: { blocks: texts.de, links: links.de, dead: useDeadLinks(hrefsOf(links.de), 'de') },
    };
  }

  /**
   * The checks of a text.
   * @param {{ blocks: Block[], links: FoundLinks, dead: ReturnType<typeof useDeadLinks> }} text
   * @param {boolean} isGerman
   * @returns {Check[]}
   */
  function checksOfText(text, isGerman) {
    return [
      {
        name: __('Alternative texts', 'headless-companion'),
        problems: settings.checkAltTexts(text.blocks, isGerman),
      },
      {
        name: __('Order of the headings', 'headless-companion'),
        problems: settings.checkHeadings(text.blocks, isGerman),
      },
      {
        name: __('Links', 'headless-companion'),
        problems: settings.checkLinks(text.links, text.dead.isDead, isGerman),
        isUnknown: !text.dead.isKnown,
      },
    ];
  }

  /**
   * The checks: `en` and `de` have those of a text in this language, `all` those of the whole item. Each check has a
   * name, its problems, and `isUnknown` if there may be problems that are not known yet.
   */
  function useChecks() {
    var post = usePost();
    var pictures = settings.usePostPictures();
    var texts = useTexts(post);
    /** @type {Check[]} */
    var all = [
      { name: __('Title', 'headless-companion'), problems: settings.checkTitle(post) },
      { name: __('Description', 'headless-companion'), problems: settings.checkDescription(post) },
      {
        name: __('Featured image', 'headless-companion'),
        problems: settings.checkImage(post, pictures),
      },
      {
        name: __('German version', 'headless-companion'),
        problems: settings.checkGerman(post, pictures),
      },
    ];
    if (settings.type === 'event') {
      all.unshift({
        name: __('Day, place and time zone', 'headless-companion'),
        problems: settings.checkEvent(post),
      });
    }
    return { all: all, en: checksOfText(texts.en, false), de: checksOfText(texts.de, true) };
  }
  settings.useChecks = useChecks;
})(window.wp, window.headlessCompanion);
