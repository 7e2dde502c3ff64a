/** Registers panels, menu items and sidebars of the block editor, for the type of post of this screen only. */
(function (wp, settings) {
  /** WordPress 6.6 moved these components from wp.editPost to wp.editor, and warns about the old location. */
  settings.places = wp.editor && wp.editor.PluginDocumentSettingPanel ? wp.editor : wp.editPost;

  /**
   * Like wp.plugins.registerPlugin(), but renders nothing while the editor shows another type. "Edit original" of a
   * synced pattern and "Edit template" show another type on the same screen, and WordPress keeps the panels of all
   * plugins there.
   */
  settings.registerPlugin = function (name, plugin) {
    function OwnType() {
      var isOwn = wp.data.useSelect(function (select) {
        return select('core/editor').getCurrentPostType() === settings.type;
      }, []);
      return isOwn ? wp.element.createElement(plugin.render) : null;
    }
    wp.plugins.registerPlugin(name, { icon: plugin.icon, render: OwnType });
  };
})(window.wp, window.headlessCompanion);
