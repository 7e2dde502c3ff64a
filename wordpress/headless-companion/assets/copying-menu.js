/** "Duplicate" and "More dates" in the menu of the block editor. */
(function (wp, settings) {
  var el = wp.element.createElement;

  function Items() {
    var isStored = wp.data.useSelect(function (select) {
      return select('core/editor').getCurrentPostAttribute('status') !== 'auto-draft';
    }, []);
    if (!isStored) return null;
    return el(
      wp.element.Fragment,
      null,
      settings.copies.map(function (copy) {
        return el(
          settings.places.PluginMoreMenuItem,
          { key: copy.label, href: copy.address, icon: 'calendar-alt' },
          copy.label,
        );
      }),
    );
  }

  if (settings.copies.length) {
    settings.registerPlugin('headless-copies', { icon: null, render: Items });
  }
})(window.wp, window.headlessCompanion);
