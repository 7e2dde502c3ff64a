/** Shows a notice if the original has changed since its German version was written, and shows the changes. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /**
   * The response of WordPress about the saved post. It is requested again after each save.
   * @returns {[changes: GermanChangesResponse, end: () => Promise<void>]}
   */
  function useChanges() {
    /** @type {State<GermanChangesResponse>} */
    var state = wp.element.useState({ text: '', changes: '' });
    var post = wp.data.useSelect(function (select) {
      var editor = select('core/editor');
      return {
        id: editor.getCurrentPostId(),
        isNew: editor.isEditedPostNew(),
        isSaving: editor.isSavingPost() && !editor.isAutosavingPost(),
      };
    }, []);
    var path = '/wp/v2/headless-german-changes/' + post.id;
    wp.element.useEffect(
      function () {
        if (!post.id || post.isNew || post.isSaving) return;
        wp.apiFetch({ path: path }).then(state[1], function () {
          // Without a response, no notice is shown.
          state[1]({ text: '', changes: '' });
        });
      },
      [post.id, post.isNew, post.isSaving],
    );
    return [
      state[0],
      function end() {
        return wp.apiFetch({ path: path, method: 'POST' }).then(state[1]);
      },
    ];
  }

  /** @param {{ html: string, onClose: () => void }} props */
  function Changes(props) {
    return el(
      wp.components.Modal,
      {
        title: __('What changed in the English text', 'headless-companion'),
        className: 'headless-changes',
        onRequestClose: props.onClose,
      },
      // A table of WordPress's wp_text_diff(), which escapes both texts.
      el('div', { dangerouslySetInnerHTML: { __html: props.html } }),
    );
  }

  /** props.next: the element that gets the focus when this one is removed. @param {{ next: ElementRef }} props */
  function GermanChanges(props) {
    var changesAndEnd = useChanges();
    var isShown = wp.element.useState(false);
    var changes = changesAndEnd[0];
    if (!changes.text) return null;

    function end() {
      changesAndEnd[1]().then(
        function () {
          if (props.next.current) props.next.current.focus();
        },
        function () {
          // The notice stays, and the button can be pressed again.
        },
      );
    }
    return el(
      wp.element.Fragment,
      null,
      el(
        wp.components.Notice,
        {
          status: 'warning',
          isDismissible: false,
          className: 'headless-german__outdated',
          actions: [
            {
              label: __('Show what changed', 'headless-companion'),
              onClick: function () {
                isShown[1](true);
              },
            },
            { label: __('The German is up to date', 'headless-companion'), onClick: end },
          ],
        },
        changes.text,
      ),
      isShown[0] &&
        el(Changes, {
          html: changes.changes,
          onClose: function () {
            isShown[1](false);
          },
        }),
    );
  }
  settings.GermanChanges = GermanChanges;
})(window.wp, window.headlessCompanion);
