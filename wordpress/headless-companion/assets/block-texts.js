/**
 * Caches the markup of blocks and the blocks of a text: with every key that is pressed, the German text is serialised,
 * shown and checked, but only one of its blocks has changed.
 */
(function (wp, settings) {
  /** A block that did not change is the same object. @type {WeakMap<Block, string>} */
  var markups = new WeakMap();
  /** @type {{ text: string, blocks: Block[] }} */
  var last = { text: '', blocks: [] };

  /** The markup of one block. */
  settings.markupOf = function (block) {
    if (!markups.has(block)) markups.set(block, wp.blocks.serialize([block]));
    // It was set in the line before, if not earlier.
    return /** @type {string} */ (markups.get(block));
  };

  /** The markup of a text, as wp.blocks.serialize() has it. */
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
