/** Shows the original beside the German text, block by block, for reading and copying. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** A block's words and pictures, without scripts. @param {Block} block */
  function htmlOf(block) {
    var html = wp.blocks.serialize([block]).replace(/<!--[^]*?-->/g, '');
    return wp.dom.safeHTML(html);
  }

  /** Blocks that WordPress renders have nothing to translate here. @param {Block} block */
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

  /** The place of the German block that is being written, among the outermost ones; -1 for none. */
  function useCurrentIndex() {
    return wp.data.useSelect(function (select) {
      var editor = select('core/block-editor');
      var id = editor.getSelectedBlockClientId();
      return id ? editor.getBlockIndex(editor.getBlockHierarchyRootClientId(id)) : -1;
    }, []);
  }

  /**
   * Used inside the editor of the German text, whose selection it follows.
   * @param {{ blocks: Block[] }} props blocks of the original
   */
  function GermanOriginal(props) {
    var current = useCurrentIndex();
    var count = wp.data.useSelect(function (select) {
      return select('core/block-editor').getBlockCount();
    }, []);
    // Blocks belong together only if both texts have the same number of them.
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
