/**
 * Caches the markup of each block, and the blocks of the last text. The German text is serialised, shown and checked
 * after each key press, although only one of its blocks has changed.
 */
(function (wp, settings) {
  /**
   * The markup by block. The editor keeps the same object for a block that has not changed.
   * @type {WeakMap<Block, string>}
   */
  var markups = new WeakMap();
  /** @type {{ text: string, blocks: Block[] }} */
  var last = { text: '', blocks: [] };

  /** The markup of one block. */
  settings.markupOf = function (block) {
    if (!markups.has(block)) markups.set(block, wp.blocks.serialize([block]));
    // Never undefined: the line above, or an earlier call, has set it.
    return /** @type {string} */ (markups.get(block));
  };

  /** The markup of all blocks, as wp.blocks.serialize() returns it. */
  settings.textOfBlocks = function (blocks) {
    last = { text: blocks.map(settings.markupOf).join('\n\n'), blocks: blocks };
    return last.text;
  };

  /** The blocks of a text: the same objects again, if the text is the one that was serialised last. */
  settings.blocksOfText = function (text) {
    if (last.text !== text) last = { text: text, blocks: wp.blocks.parse(text) };
    return last.blocks;
  };
})(window.wp, window.headlessCompanion);
