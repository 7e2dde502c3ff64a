/**
 * The unsaved post in the editor, for the site's live preview. Only WordPress can render a block, and a request for
 * this takes some tenths of a second. Until its response, a block that is being edited is shown as the editor saves it,
 * with the classes of its last rendering. All other blocks are shown as WordPress rendered them.
 */
(function (wp, settings) {
  /**
   * HTML that WordPress has rendered, by language and markup. `lastOf` has the last HTML of each block, by language and
   * client id.
   * @type {Map<string, string>}
   */
  var rendered = new Map();
  var mostRendered = 2000;
  /** @type {Map<string, string>} */
  var lastOf = new Map();

  /** @param {Block[]} blocks */
  function withMarkup(blocks) {
    return blocks.map(function (block) {
      return { clientId: block.clientId, markup: settings.markupOf(block) };
    });
  }

  /**
   * Copies the classes of elements to the elements at the same position in another tree.
   * @param {Element} from
   * @param {Element} to
   */
  function copyClasses(from, to) {
    Array.from(to.children).forEach(function (child, index) {
      var model = from.children[index];
      if (!model || model.tagName !== child.tagName) return;
      model.classList.forEach(function (name) {
        child.classList.add(name);
      });
      copyClasses(model, child);
    });
  }

  /** The documents of this parser load no pictures and run no scripts. */
  var parser = new DOMParser();
  /** @param {string} html */
  function bodyOf(html) {
    return parser.parseFromString(html, 'text/html').body;
  }

  /** HTML of a block before WordPress has rendered it. @param {BlockMarkup} block @param {Language} language */
  function provisional(block, language) {
    var html = block.markup.replace(/<!--[^]*?-->/g, '').trim();
    var last = lastOf.get(language + block.clientId);
    // Only WordPress can render this block. The last HTML is shown until it has done so.
    if (!html) return last || '';
    if (!last) return html;
    var body = bodyOf(html);
    copyClasses(bodyOf(last), body);
    return body.innerHTML;
  }

  /** @param {BlockMarkup} block @param {Language} language */
  function htmlOf(block, language) {
    var known = rendered.get(language + block.markup);
    if (known === undefined) return provisional(block, language);
    lastOf.set(language + block.clientId, known);
    return known;
  }

  /** @param {Language} language */
  function isKnown(language) {
    return function (/** @type {BlockMarkup} */ block) {
      return rendered.has(language + block.markup);
    };
  }

  /** @param {BlockMarkup[]} blocks @param {Language} language */
  function textOf(blocks, language) {
    return blocks
      .map(function (block) {
        return htmlOf(block, language);
      })
      .join('\n');
  }

  /** @param {BlockMarkup[]} blocks @param {Language} language */
  function unknownMarkups(blocks, language) {
    var known = isKnown(language);
    return blocks
      .filter(function (block) {
        return !known(block);
      })
      .slice(0, 200)
      .map(function (block) {
        return block.markup;
      });
  }

  /** @param {Language} language @param {string[]} markups @param {string[]} htmls in the same order */
  function remember(language, markups, htmls) {
    markups.forEach(function (markup, index) {
      // Never undefined: the response has as many items as the request.
      rendered.set(language + markup, /** @type {string} */ (htmls[index]));
    });
    var names = rendered.keys();
    // Never undefined: the map has more entries than the limit.
    while (rendered.size > mostRendered)
      rendered.delete(/** @type {string} */ (names.next().value));
  }

  /** The unsaved content of the editor. */
  settings.editedPost = function () {
    var editor = wp.data.select('core/editor');
    var meta = editor.getEditedPostAttribute('meta') || {};
    return {
      title: editor.getEditedPostAttribute('title') || '',
      excerpt: editor.getEditedPostAttribute('excerpt') || '',
      featured_media: editor.getEditedPostAttribute('featured_media') || 0,
      meta: meta,
      blocks: withMarkup(settings.originalBlocks(wp.data.select)),
      germanBlocks: withMarkup(settings.blocksOfText(meta._headless_de_content || '')),
    };
  };

  /**
   * The request to WordPress: the content that only WordPress can render. It contains at most 200 blocks that are not
   * rendered yet.
   */
  settings.liveRequest = function (post) {
    return {
      title: post.title,
      excerpt: post.excerpt,
      featured_media: post.featured_media,
      meta: post.meta,
      content: post.blocks
        .map(function (block) {
          return block.markup;
        })
        .join('\n\n'),
      blocks: unknownMarkups(post.blocks, 'en'),
      germanBlocks: unknownMarkups(post.germanBlocks, 'de'),
    };
  };

  /** Stores the HTML of the blocks that WordPress has rendered. */
  settings.rememberBlocks = function (request, response) {
    remember('en', request.blocks, response.blocks);
    remember('de', request.germanBlocks, response.germanBlocks);
  };

  /** A response of WordPress, with its texts replaced by the unsaved texts of the editor. */
  settings.withWordsOf = function (post, response) {
    var content = textOf(post.blocks, 'en');
    var hasGerman = !settings.isBlank(post.meta._headless_de_content || '');
    var german = hasGerman
      ? Object.assign({}, response.translations.de, {
          title: { rendered: post.meta._headless_de_title || post.title },
          excerpt: { rendered: post.meta._headless_de_excerpt || '' },
          content: { rendered: textOf(post.germanBlocks, 'de') },
        })
      : response.translations.de;
    var words = Object.assign({}, response, {
      title: { rendered: post.title },
      content: Object.assign({}, response.content, { rendered: content }),
      translations: { de: german },
    });
    if (response.event) words.event = eventWithWords(response.event, words);
    return words;
  };

  /**
   * Replaces the texts in the record of an event, whose fields have other names than those of a post.
   * @param {EventResponse} event
   * @param {PreviewResponse} words
   */
  function eventWithWords(event, words) {
    var german = words.translations.de;
    return Object.assign({}, event, {
      title: words.title.rendered,
      description: words.content.rendered,
      translations: {
        de:
          german &&
          Object.assign({}, event.translations.de, german, {
            description: german.content.rendered,
          }),
      },
    });
  }
})(window.wp, window.headlessCompanion);
