/**
 * Checks of a text before it is published: pictures, headings, links. Pure functions: they get
 * blocks and return problems, each with a text and the place where it can be fixed (go-to.js).
 */
(function (wp, settings) {
  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;

  /**
   * All blocks; inner blocks come after the block that contains them.
   * @param {Block[]} blocks
   * @returns {Block[]}
   */
  function flat(blocks) {
    return blocks.reduce(function (/** @type {Block[]} */ all, block) {
      return all.concat(block, flat(block.innerBlocks || []));
    }, []);
  }

  /**
   * @param {Block} block
   * @param {boolean} isGerman
   * @returns {Target}
   */
  function place(block, isGerman) {
    return isGerman ? { field: '_headless_de_content' } : { block: block.clientId };
  }

  var parser = new DOMParser();

  /**
   * The elements by block. The editor keeps the same object for a block that has not changed.
   * @type {WeakMap<Block, HTMLElement>}
   */
  var parsed = new WeakMap();

  /**
   * The elements of a block, without those of its inner blocks. DOMParser neither loads pictures nor runs scripts.
   * @param {Block} block
   */
  function elementsOf(block) {
    if (!parsed.has(block)) {
      parsed.set(block, parser.parseFromString(markupOf(block), 'text/html').body);
    }
    // Never undefined: the lines above, or an earlier call, have set it.
    return /** @type {HTMLElement} */ (parsed.get(block));
  }

  /** @param {Block} block */
  function markupOf(block) {
    if (/^core\/(freeform|html)$/.test(block.name)) return String(block.attributes.content || '');
    return wp.blocks.getSaveContent(block.name, block.attributes, []) || '';
  }

  /**
   * The number of pictures in a block that have no alternative text. Pictures of a cover block are decoration. Blocks
   * that WordPress renders on the server have no saved markup: their pictures belong to other posts, and are not
   * counted.
   * @param {Block} block
   */
  function picturesWithoutAlt(block) {
    if (block.name === 'core/cover') return 0;
    return Array.from(elementsOf(block).querySelectorAll('img')).filter(function (image) {
      return !(image.getAttribute('alt') || '').trim();
    }).length;
  }

  settings.checkAltTexts = function (blocks, isGerman) {
    return flat(blocks)
      .filter(picturesWithoutAlt)
      .map(function (block) {
        return {
          text: __(
            'A picture has no alternative text. Only an ornament may have none.',
            'headless-companion',
          ),
          target: place(block, isGerman),
        };
      });
  };

  /** @param {Block} block */
  function headingsIn(block) {
    return Array.from(
      elementsOf(block).querySelectorAll('h1, h2, h3, h4, h5, h6'),
      function (heading) {
        return {
          level: Number(heading.tagName[1]),
          words: heading.textContent.trim(),
          block: block,
        };
      },
    );
  }

  /**
   * The title of the page is its h1. So the headings of the text must start with h2, and must not leave out a level.
   */
  settings.checkHeadings = function (blocks, isGerman) {
    /** @type {Problem[]} */
    var problems = [];
    var above = 1;
    flat(blocks).forEach(function (block) {
      headingsIn(block).forEach(function (heading) {
        var target = place(block, isGerman);
        if (heading.level === 1) {
          problems.push({
            text: sprintf(
              // translators: %s: words of a heading.
              __(
                '“%s” is a first heading, as the title is. Make it a second one.',
                'headless-companion',
              ),
              heading.words,
            ),
            target: target,
          });
        } else if (heading.level > above + 1) {
          problems.push({
            text: sprintf(
              // translators: 1: words of a heading, 2 and 3: numbers of levels.
              __(
                '“%1$s” is of level %2$d after level %3$d: one is left out.',
                'headless-companion',
              ),
              heading.words,
              heading.level,
              above,
            ),
            target: target,
          });
        }
        above = Math.max(2, heading.level);
      });
    });
    return problems;
  };

  /** The links of a text, each with its block, and the ids in the text that a link may point to. */
  settings.linksIn = function (blocks) {
    /** @type {Link[]} */
    var links = [];
    /** @type {string[]} */
    var ids = [];
    flat(blocks).forEach(function (block) {
      var body = elementsOf(block);
      if (block.attributes && block.attributes.anchor) ids.push(block.attributes.anchor);
      body.querySelectorAll('[id]').forEach(function (element) {
        ids.push(element.id);
      });
      body.querySelectorAll('a').forEach(function (link) {
        // Links of footnotes: WordPress creates their targets when it renders the page.
        if (link.closest('.fn')) return;
        links.push({
          href: link.getAttribute('href') || '',
          words: link.textContent.trim(),
          block: block,
        });
      });
    });
    return { links: links, ids: ids };
  };

  /** The id to which a link such as #stage leads. A wrongly encoded id is not decoded. @param {string} href */
  function targetOf(href) {
    try {
      return decodeURIComponent(href.slice(1));
    } catch {
      return href.slice(1);
    }
  }

  /** `isDead`: returns whether the website reports a URL as missing. */
  settings.checkLinks = function (found, isDead, isGerman) {
    return found.links
      .filter(function (link) {
        if (/^#./.test(link.href)) {
          return found.ids.indexOf(targetOf(link.href)) < 0;
        }
        return isDead(link.href);
      })
      .map(function (link) {
        return {
          text: sprintf(
            // translators: %s: words of a link, or its address.
            __('The link “%s” leads nowhere.', 'headless-companion'),
            link.words || link.href,
          ),
          target: place(link.block, isGerman),
        };
      });
  };
})(window.wp, window.headlessCompanion);
