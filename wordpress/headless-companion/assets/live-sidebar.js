/**
 * The sidebar "Live preview": the page of the website beside the editor, in both languages, as on a phone or a desktop.
 */
(function (wp, settings) {
  if (!settings.germanPreview) return;
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;

  /** A button for each option, of which one is pressed. @param {ChoiceProps} props */
  function Choice(props) {
    return el(
      'div',
      { role: 'group', 'aria-label': props.label, className: 'headless-live__choice' },
      Object.keys(props.options).map(function (value) {
        return el(
          components.Button,
          {
            key: value,
            variant: 'secondary',
            isPressed: props.value === value,
            onClick: function () {
              props.onChange(value);
            },
          },
          props.options[value],
        );
      }),
    );
  }

  /** The state of the preview, which follows the editor as long as it is shown. */
  function usePreview() {
    var firstKey = wp.element.useState('');
    /** @type {State<FrameState>} */
    var state = wp.element.useState('loading');
    /** @type {ValueRef<ShownContent | null>} */
    var newest = wp.element.useRef(null);
    /** @type {ValueRef<(() => void) | null>} */
    var send = wp.element.useRef(null);
    /** @type {ValueRef<Following | null>} */
    var following = wp.element.useRef(null);
    wp.element.useEffect(function () {
      following.current = settings.followEditor(function (post) {
        if (!post || !post.key) {
          state[1]('no-response');
          return;
        }
        newest.current = post;
        firstKey[1](function (key) {
          return key || post.key;
        });
        if (send.current) send.current();
      });
      return following.current.end;
    }, []);
    return {
      firstKey: firstKey[0],
      state: state[0],
      newest: newest,
      onSender: function (/** @type {() => void} */ sender) {
        send.current = sender;
      },
      onState: function (/** @type {FrameState} */ name) {
        if (name !== 'expired') state[1](name);
        else if (following.current) following.current.renew();
      },
    };
  }

  /**
   * `props.only`: the only language to show. Without it, both can be chosen. `props.onLeave`: closes the dialog that
   * contains the preview.
   * @param {{ only?: Language, onLeave?: () => void }} props
   */
  function LivePreview(props) {
    var preview = usePreview();
    /** @type {State<Language>} */
    var language = wp.element.useState(props.only || 'en');
    /** @type {State<'phone' | 'desktop'>} */
    var device = wp.element.useState('phone');
    return el(
      'div',
      { className: 'headless-live is-' + device[0] },
      el(
        'div',
        { className: 'headless-live__bar' },
        !props.only &&
          el(Choice, {
            label: __('Language', 'headless-companion'),
            options: {
              en: __('English', 'headless-companion'),
              de: __('German', 'headless-companion'),
            },
            value: language[0],
            // Only gets keys of `options`, which are the languages.
            onChange: /** @type {(value: string) => void} */ (language[1]),
          }),
        el(Choice, {
          label: __('Screen', 'headless-companion'),
          options: {
            phone: __('Phone', 'headless-companion'),
            desktop: __('Desktop', 'headless-companion'),
          },
          value: device[0],
          // Only gets keys of `options`, which are the devices.
          onChange: /** @type {(value: string) => void} */ (device[1]),
        }),
      ),
      el(
        'p',
        { role: 'status', className: 'headless-live__state' },
        settings.frameStateWords(preview.state),
      ),
      preview.firstKey &&
        el(settings.LiveFrame, {
          language: language[0],
          device: device[0],
          firstKey: preview.firstKey,
          newest: preview.newest,
          onSender: preview.onSender,
          onState: preview.onState,
        }),
      el(settings.Findings, { language: language[0], onLeave: props.onLeave }),
    );
  }

  settings.LivePreview = LivePreview;

  function Sidebar() {
    var title = __('Live preview', 'headless-companion');
    return el(
      wp.element.Fragment,
      null,
      el(settings.places.PluginSidebarMoreMenuItem, { target: 'headless-live' }, title),
      el(
        settings.places.PluginSidebar,
        { name: 'headless-live', title: title, icon: 'welcome-view-site' },
        el(LivePreview, {}),
      ),
    );
  }

  settings.registerPlugin('headless-live', { icon: 'welcome-view-site', render: Sidebar });
})(window.wp, window.headlessCompanion);
