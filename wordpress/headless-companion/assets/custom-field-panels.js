/** The panels of events, videos, releases and tours beside the text. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var useState = wp.element.useState;
  var useEffect = wp.element.useEffect;

  if (!settings.panels.length) return;

  /**
   * Functions that get the error messages by field when WordPress has refused a save.
   * @type {((fields: Record<string, string>) => void)[]}
   */
  var listeners = [];

  wp.apiFetch.use(function (options, next) {
    return next(options).catch(function (/** @type {RefusedSave} */ error) {
      if (error && error.code === settings.refusal) {
        listeners.forEach(function (tell) {
          tell(error.data.fields);
        });
      }
      throw error;
    });
  });

  /**
   * The messages about values that the last save refused, by field. A change of the field removes its message.
   * @returns {[errors: Record<string, string>, forget: (key: string) => void]}
   */
  function useErrors() {
    /** @type {State<Record<string, string>>} */
    var state = useState({});
    var tell = state[1];
    useEffect(
      function () {
        listeners.push(tell);
        return function () {
          listeners.splice(listeners.indexOf(tell), 1);
        };
      },
      [tell],
    );
    return [
      state[0],
      function (key) {
        tell(function (errors) {
          var rest = Object.assign({}, errors);
          delete rest[key];
          return rest;
        });
      },
    ];
  }

  /**
   * The changes of the meta for a change of one field. When an event is postponed, its saved day is also copied to the
   * field of the earlier day, if that field is empty: the editor may have chosen the new day before.
   * @param {string} key
   * @param {string} value
   * @param {PostMeta} meta
   */
  function changesOf(key, value, meta) {
    /** @type {MetaChanges} */
    var changes = {};
    changes[key] = value;
    if (key === 'event_status' && value === 'postponed' && !meta.previous_start_date) {
      var saved = wp.data.select('core/editor').getCurrentPostAttribute('meta') || {};
      changes.previous_start_date = saved.start_date || meta.start_date || '';
    }
    return changes;
  }

  /** @param {CustomField} field @param {PostMeta} meta */
  function isShown(field, meta) {
    return field.key !== 'previous_start_date' || meta.event_status === 'postponed';
  }

  // WordPress stores the names of open panels in the preferences of each user, so this name must not change.
  var plugin = 'headless-details';

  var panelNames = settings.panels.map(function (panel) {
    return plugin + '/' + panel.name;
  });

  function Panels() {
    var meta = wp.data.useSelect(function (select) {
      return select('core/editor').getEditedPostAttribute('meta') || {};
    }, []);
    var errorsAndForget = useErrors();
    settings.useOpenAtFirst(panelNames, 'opened-' + settings.type);

    /** @param {CustomField} field */
    function toField(field) {
      return el(settings.CustomField, {
        key: field.key,
        field: field,
        value: meta[field.key] || '',
        error: errorsAndForget[0][field.key],
        onChange: function (value) {
          if (value === (meta[field.key] || '')) return;
          errorsAndForget[1](field.key);
          settings.editMeta(changesOf(field.key, value, meta));
        },
      });
    }
    return el(
      wp.element.Fragment,
      null,
      settings.panels.map(function (panel) {
        return el(
          settings.places.PluginDocumentSettingPanel,
          { key: panel.name, name: panel.name, title: panel.title, className: 'headless-fields' },
          panel.fields
            .filter(function (field) {
              return isShown(field, meta);
            })
            .map(toField),
        );
      }),
    );
  }

  // Registered before the German panel, so that it is shown above it.
  settings.registerPlugin(plugin, { icon: null, render: Panels });
})(window.wp, window.headlessCompanion);
