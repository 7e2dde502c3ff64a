/** "Duplicate" and "More dates" in the menu of the block editor. */
(function (wp, settings) {
  var el = wp.element.createElement;

  /** The item moved from one package to another in WordPress 6.6, which warns about the old place. */
  var Item = (wp.editor && wp.editor.PluginMoreMenuItem) || wp.editPost.PluginMoreMenuItem;

  function Items() {
    var isStored = wp.data.useSelect(function (select) {
      return select('core/editor').getCurrentPostAttribute('status') !== 'auto-draft';
    }, []);
    if (!isStored) return null;
    return el(
      wp.element.Fragment,
      null,
      settings.copies.map(function (copy) {
        return el(Item, { key: copy.label, href: copy.address, icon: 'calendar-alt' }, copy.label);
      }),
    );
  }

  if (settings.copies.length) {
    wp.plugins.registerPlugin('headless-copies', { icon: null, render: Items });
  }
})(window.wp, window.headlessCompanion);
