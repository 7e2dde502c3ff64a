/** The panel "Search engines" beside the post. */
(function (wp, settings) {
  if (!settings.offersSeo) return;
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  function SeoPanel() {
    return el(
      settings.places.PluginDocumentSettingPanel,
      {
        name: 'headless-seo',
        title: __('Search engines', 'headless-companion'),
        className: 'headless-seo-panel',
      },
      el(settings.MetaField, {
        control: wp.components.TextControl,
        name: '_headless_seo_title',
        label: __('Title', 'headless-companion'),
        more: {
          help: __(
            'Instead of the post’s own title, up to about 60 characters.',
            'headless-companion',
          ),
        },
      }),
      el(settings.MetaField, {
        control: wp.components.TextareaControl,
        name: '_headless_seo_description',
        label: __('Description', 'headless-companion'),
        more: {
          rows: 3,
          help: __('One or two sentences, up to about 155 characters.', 'headless-companion'),
        },
      }),
    );
  }

  settings.registerPlugin('headless-seo', { icon: null, render: SeoPanel });
})(window.wp, window.headlessCompanion);
