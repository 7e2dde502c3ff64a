/**
 * WordPress has panels of plugins closed at first. Nobody should have to look for an event's date, or for whether a change is
 * on the website: these panels are open at first, until somebody closes them.
 */
(function (wp, settings) {
  /**
   * Opens panels once for each user. WordPress may load a user's preferences only after the panels exist, and then
   * closes them once more.
   *
   * names: of the panels, with the names of their plugins before them; mark: where it is remembered that they were opened.
   */
  settings.useOpenAtFirst = function (names, mark) {
    var isDone = wp.data.useSelect(function (select) {
      var preferences = select('core/preferences');
      return !preferences || !!preferences.get('headless-companion', mark);
    }, []);
    wp.element.useEffect(
      function () {
        if (isDone) return;
        /** @type {PanelStore} */
        var store = wp.data.select('core/editor').isEditorPanelOpened
          ? 'core/editor'
          : 'core/edit-post';
        names.forEach(function (name) {
          if (!wp.data.select(store).isEditorPanelOpened(name)) {
            wp.data.dispatch(store).toggleEditorPanelOpened(name);
          }
        });
        wp.data.dispatch('core/preferences').set('headless-companion', mark, true);
      },
      [isDone, mark],
    );
  };
})(window.wp, window.headlessCompanion);
