/** The frame that holds the site's page, as wide as a phone or a desktop and made as small as the place beside the editor. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  var widths = { phone: 390, desktop: 1440 };
  var siteOrigin = settings.site ? new URL(settings.site).origin : '';

  function addressOf(key, language) {
    return '/api/live-preview/' + key + '/' + language;
  }

  /** How wide and high the place for the frame is. */
  function useSize(place) {
    var size = wp.element.useState({ width: 0, height: 0 });
    wp.element.useEffect(function () {
      var observer = new ResizeObserver(function () {
        var box = place.current.getBoundingClientRect();
        size[1]({ width: box.width, height: box.height });
      });
      observer.observe(place.current);
      return function () {
        observer.disconnect();
      };
    }, []);
    return size[0];
  }

  /**
   * Sends the newest words to the frame, and receives its messages.
   *
   * Accepts messages only from this frame and from the site's origin, and sends words only to that origin.
   */
  function useMessages(frame, newest, language, onState) {
    var number = wp.element.useRef(0);
    var isReady = wp.element.useRef(false);
    function send() {
      if (!isReady.current || !newest.current) return;
      number.current += 1;
      frame.current.contentWindow.postMessage(
        {
          type: 'headless-unsaved',
          number: number.current,
          address: addressOf(newest.current.key, language),
          answer: newest.current.answer,
        },
        siteOrigin,
      );
    }
    wp.element.useEffect(
      function () {
        isReady.current = false;
        function hear(event) {
          var isOurs =
            frame.current &&
            event.source === frame.current.contentWindow &&
            event.origin === siteOrigin;
          if (!isOurs || !event.data || event.data.type !== 'headless-live') return;
          if (event.data.state === 'ready') {
            isReady.current = true;
            send();
          } else {
            onState(event.data.state);
          }
        }
        window.addEventListener('message', hear);
        return function () {
          window.removeEventListener('message', hear);
        };
      },
      [language],
    );
    return send;
  }

  /** props: language, device, onState (shown, expired or failed), and onSender, which gets the function that sends words. */
  function LiveFrame(props) {
    var place = wp.element.useRef(null);
    var frame = wp.element.useRef(null);
    var size = useSize(place);
    var send = useMessages(frame, props.newest, props.language, props.onState);
    wp.element.useEffect(
      function () {
        props.onSender(send);
      },
      [props.language],
    );
    // The frame keeps its first address: a new key is in every message.
    var source = wp.element.useMemo(
      function () {
        return siteOrigin + addressOf(props.firstKey, props.language);
      },
      [props.language],
    );
    var width = widths[props.device];
    var scale = size.width ? Math.min(1, size.width / width) : 1;
    var title = {
      en: __('The English page as it will be', 'headless-companion'),
      de: __('The German page as it will be', 'headless-companion'),
    };
    return el(
      'div',
      { ref: place, className: 'headless-live__place' },
      el('iframe', {
        key: props.language,
        ref: frame,
        src: source,
        title: title[props.language],
        sandbox: 'allow-scripts allow-same-origin',
        style: {
          width: width + 'px',
          height: size.height / scale + 'px',
          transform: 'scale(' + scale + ')',
        },
      }),
    );
  }
  settings.LiveFrame = LiveFrame;
})(window.wp, window.headlessCompanion);
