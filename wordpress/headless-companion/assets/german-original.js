/** Shows the original beside the German text, block by block, for reading and copying. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** A block's words and pictures, without scripts. @param {Block} block */
  function htmlOf(block) {
    var html = wp.blocks.serialize([block]).replace(/<!--[^]*?-->/g, '');
    return wp.dom.safeHTML(html);
  }

  /**
   * The name of a block that has no saved markup, because WordPress renders it on the server. Nothing in it can be
   * translated here.
   * @param {Block} block
   */
  function titleOf(block) {
    var type = wp.blocks.getBlockType(block.name);
    return '[' + (type ? type.title : block.name) + ']';
  }

  /** @param {{ block: Block, isCurrent: boolean }} props */
  function Block(props) {
    /** @type {ElementRef<HTMLParagraphElement & HTMLDivElement>} */
    var place = wp.element.useRef(null);
    var html = wp.element.useMemo(
      function () {
        return htmlOf(props.block);
      },
      [props.block],
    );
    wp.element.useEffect(
      function () {
        if (props.isCurrent && place.current) place.current.scrollIntoView({ block: 'nearest' });
      },
      [props.isCurrent],
    );
    var className = 'headless-original__block' + (props.isCurrent ? ' is-current' : '');
    if (!html.trim()) return el('p', { ref: place, className: className }, titleOf(props.block));
    return el('div', {
      ref: place,
      className: className,
      dangerouslySetInnerHTML: { __html: html },
    });
  }

  /** The index of the top-level block of the German text that contains the selection, or -1. */
  function useCurrentIndex() {
    return wp.data.useSelect(function (select) {
      var editor = select('core/block-editor');
      var id = editor.getSelectedBlockClientId();
      return id ? editor.getBlockIndex(editor.getBlockHierarchyRootClientId(id)) : -1;
    }, []);
  }

  /**
   * Shows the blocks of the original, and marks the block at the position of the selected German block. Must be
   * rendered inside the editor of the German text.
   * @param {{ blocks: Block[] }} props blocks of the original
   */
  function GermanOriginal(props) {
    var current = useCurrentIndex();
    var count = wp.data.useSelect(function (select) {
      return select('core/block-editor').getBlockCount();
    }, []);
    // Blocks at the same position correspond only if both texts have the same number of blocks.
    var follows = count === props.blocks.length;
    return el(
      'section',
      {
        className: 'headless-original',
        'aria-label': __('Original', 'headless-companion'),
        lang: 'en',
        tabIndex: 0,
      },
      props.blocks.map(function (block, index) {
        return el(Block, {
          key: block.clientId,
          block: block,
          isCurrent: follows && index === current,
        });
      }),
    );
  }
  settings.GermanOriginal = GermanOriginal;
})(window.wp, window.headlessCompanion);
