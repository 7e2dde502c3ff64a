/**
 * Opens panels. WordPress shows the panels of plugins closed by default. The panels of this plugin, such as the one
 * with the date of an event, are opened when an editor sees them for the first time. Panels that an editor has closed
 * stay closed.
 */
(function (wp, settings) {
  /** Opens a panel, unless it is open or its name is empty. */
  settings.openPanel = function (name) {
    if (!name) return;
    /** @type {PanelStore} */
    var store = wp.data.select('core/editor').isEditorPanelOpened
      ? 'core/editor'
      : 'core/edit-post';
    if (!wp.data.select(store).isEditorPanelOpened(name)) {
      wp.data.dispatch(store).toggleEditorPanelOpened(name);
    }
  };

  /**
   * Opens panels once for each user. WordPress may load the preferences of a user only after the panels are rendered.
   * Then it closes the panels again, and this hook opens them once more.
   *
   * `names`: the names of the panels, each after the name of its plugin and a slash. `mark`: the name of the preference
   * that says that they were opened.
   */
  settings.useOpenAtFirst = function (names, mark) {
    var isDone = wp.data.useSelect(function (select) {
      var preferences = select('core/preferences');
      return !preferences || !!preferences.get('headless-companion', mark);
    }, []);
    wp.element.useEffect(
      function () {
        if (isDone) return;
        names.forEach(settings.openPanel);
        wp.data.dispatch('core/preferences').set('headless-companion', mark, true);
      },
      [isDone, mark],
    );
  };
})(window.wp, window.headlessCompanion);
