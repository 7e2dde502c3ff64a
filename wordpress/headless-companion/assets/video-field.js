/**
 * The field for the URL of a video in the block editor, with the title and the still picture that the video host
 * proposes.
 */
(function (wp, settings, video) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;
  var useState = wp.element.useState;

  function useEditor() {
    var state = wp.data.useSelect(function (select) {
      var post = select('core/editor');
      return {
        id: post.getCurrentPostId(),
        title: post.getEditedPostAttribute('title') || '',
        still: post.getEditedPostAttribute('featured_media') || 0,
      };
    }, []);
    return Object.assign(state, { edit: wp.data.useDispatch('core/editor').editPost });
  }

  /**
   * @param {string} label
   * @param {() => void} onClick
   * @param {boolean} [isBusy]
   * @param {ElementRef<HTMLButtonElement>} [ref]
   */
  function button(label, onClick, isBusy, ref) {
    return el(
      components.Button,
      {
        ref: ref,
        variant: 'secondary',
        className: 'headless-lookup__button',
        isBusy: isBusy,
        // Not "disabled": the button that was pressed would lose the focus.
        'aria-disabled': isBusy || undefined,
        onClick: isBusy ? undefined : onClick,
      },
      label,
    );
  }

  /** @typedef {ReturnType<typeof useEditor>} EditedVideo */

  /** @param {{ found: Film, post: EditedVideo, isTaking: boolean, onTitle: () => void, onStill: () => void }} props */
  function Found(props) {
    var found = props.found;
    return el(
      'div',
      { className: 'headless-lookup__found' },
      el('p', null, video.describe(found)),
      found.still && el('img', { src: found.still, alt: '', referrerPolicy: 'no-referrer' }),
      found.title &&
        props.post.title !== found.title &&
        button(__('Use this title', 'headless-companion'), props.onTitle),
      found.still &&
        button(
          props.post.still
            ? __('Replace the still picture with this one', 'headless-companion')
            : __('Use this still picture', 'headless-companion'),
          props.onStill,
          props.isTaking,
        ),
    );
  }

  /** @typedef {{ address: string, words: string, found: Film | null, task: '' | 'looking' | 'taking' }} Lookup */

  /**
   * The data of the video at this URL. They are empty after the URL has changed.
   * @param {string} address
   * @param {EditedVideo} post
   */
  function useLookup(address, post) {
    /** @type {State<Lookup>} */
    var state = useState({ address: '', words: '', found: null, task: '' });
    var now = state[0];
    /** Ignores responses about a URL that is not the one that was looked up last. @param {Partial<Lookup>} values */
    function set(values) {
      state[1](function (before) {
        return before.address === address ? Object.assign({}, before, values) : before;
      });
    }
    /** @param {RestError} error */
    function fail(error) {
      set({ task: '', words: (error && error.message) || '' });
    }
    /** @param {Film} found */
    function show(found) {
      var hasTitle = wp.data.select('core/editor').getEditedPostAttribute('title');
      if (!hasTitle && found.title) post.edit({ title: found.title });
      set({
        found: found,
        task: '',
        words:
          hasTitle || !found.title
            ? __('Found the film.', 'headless-companion')
            : __('The title is taken from the film. You may change it.', 'headless-companion'),
      });
    }
    return {
      state: now.address === address ? now : { words: '', found: null, task: '' },
      start: function () {
        state[1]({ address: address, words: '', found: null, task: 'looking' });
        video.lookUp(address).then(show, fail);
      },
      takeStill: function () {
        set({ task: 'taking', words: '' });
        video.takeStill(address, Number(post.id)).then(function (still) {
          post.edit({ featured_media: still.id });
          set({
            task: '',
            words: __('The still picture is in the Media Library now.', 'headless-companion'),
          });
        }, fail);
      },
      isLookedUp: now.address === address,
    };
  }

  /**
   * Looks up a video when the field of its URL loses the focus, if the post has no title yet. Otherwise an editor uses
   * the button.
   * @param {FieldProps} props
   */
  function FilmField(props) {
    var post = useEditor();
    var lookup = useLookup(props.value, post);
    var isComplete = video.isAddress(props.value);
    /** @type {ElementRef<HTMLButtonElement>} */
    var lookUpButton = wp.element.useRef(null);
    return el(
      'div',
      {
        className: 'headless-lookup',
        onBlur: function (event) {
          if (event.target.tagName === 'INPUT' && isComplete && !post.title && !lookup.isLookedUp) {
            lookup.start();
          }
        },
      },
      el(settings.LineField, props),
      isComplete &&
        button(
          __('Look up title and picture', 'headless-companion'),
          lookup.start,
          lookup.state.task === 'looking',
          lookUpButton,
        ),
      el('p', { role: 'status', className: 'headless-lookup__words' }, lookup.state.words),
      lookup.state.found &&
        el(Found, {
          found: lookup.state.found,
          post: post,
          isTaking: lookup.state.task === 'taking',
          onTitle: function () {
            if (lookup.state.found) post.edit({ title: lookup.state.found.title });
            // The button that was pressed disappears, and the focus would be lost.
            if (lookUpButton.current) lookUpButton.current.focus();
          },
          onStill: lookup.takeStill,
        }),
    );
  }

  settings.FilmField = FilmField;
})(window.wp, window.headlessCompanion, window.headlessCompanionVideo);
