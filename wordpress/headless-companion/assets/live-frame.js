/**
 * The iframe with the page of the website. The page gets the width of a phone, a desktop or a slide, and is scaled down
 * to the available space.
 */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  var widths = { phone: 390, desktop: 1440, slide: 280 };
  var siteOrigin = settings.site ? new URL(settings.site).origin : '';

  /** @param {string} key @param {Language} language */
  function addressOf(key, language) {
    return '/api/live-preview/' + key + '/' + language;
  }

  /** The width and height that are available for the iframe, in pixels. @param {ElementRef} place */
  function useSize(place) {
    var size = wp.element.useState({ width: 0, height: 0 });
    wp.element.useEffect(function () {
      var observer = new ResizeObserver(function () {
        if (!place.current) return;
        var box = place.current.getBoundingClientRect();
        size[1]({ width: box.width, height: box.height });
      });
      if (place.current) observer.observe(place.current);
      return function () {
        observer.disconnect();
      };
    }, []);
    return size[0];
  }

  /**
   * Sends the latest content to the iframe, and receives its messages.
   *
   * Accepts messages only from this iframe and from the origin of the website, and sends content only to that origin.
   *
   * @param {ElementRef<HTMLIFrameElement>} frame
   * @param {LiveFrameProps['newest']} newest
   * @param {Language} language
   * @param {LiveFrameProps['onState']} onState
   */
  function useMessages(frame, newest, language, onState) {
    var number = wp.element.useRef(0);
    var isReady = wp.element.useRef(false);
    function send() {
      var page = frame.current && frame.current.contentWindow;
      if (!isReady.current || !newest.current || !page) return;
      number.current += 1;
      page.postMessage(
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
        /** @param {MessageEvent<FrameMessage | null>} event */
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

  /** `props.onSender`: gets the function that sends the content. @param {LiveFrameProps} props */
  function LiveFrame(props) {
    /** @type {ElementRef<HTMLDivElement>} */
    var place = wp.element.useRef(null);
    /** @type {ElementRef<HTMLIFrameElement>} */
    var frame = wp.element.useRef(null);
    var size = useSize(place);
    var send = useMessages(frame, props.newest, props.language, props.onState);
    wp.element.useEffect(
      function () {
        props.onSender(send);
      },
      [props.language],
    );
    // The iframe keeps its first URL. Each message contains the current key.
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
  /** The message about the state of the iframe, or an empty text when it shows the page. @param {FrameState} state */
  function frameStateWords(state) {
    /** @type {Record<string, string>} */
    var words = {
      loading: __('Loading the page …', 'headless-companion'),
      failed: __(
        'The website does not show the page. The next change tries it again.',
        'headless-companion',
      ),
      'no-response': __('WordPress does not answer.', 'headless-companion'),
    };
    return words[state] || '';
  }

  settings.LiveFrame = LiveFrame;
  settings.frameStateWords = frameStateWords;
})(window.wp, window.headlessCompanion);
