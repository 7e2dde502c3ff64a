/** Finds the blocks of the original in the editor. */
(function (settings) {
  /**
   * The top-level blocks of the original. With "Show template" (since WordPress 6.5), the editor has the blocks of the
   * theme's template, and those of the original are inside the block of the content.
   */
  settings.originalBlocks = function (select) {
    var editor = select('core/editor');
    var blocks = select('core/block-editor');
    if (!editor.getRenderingMode || !blocks.getBlocksByName) return blocks.getBlocks();
    if (editor.getRenderingMode() !== 'template-locked') return blocks.getBlocks();
    return blocks.getBlocks(blocks.getBlocksByName('core/post-content')[0]);
  };
})(window.headlessCompanion);
