/**
 * The panel "On the website": whether the last change is on the website, what to do if it is not, and links to the
 * pages.
 */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /**
   * Shows a notice with the result after a save, because the panel may not be visible. Screen readers announce the
   * notice. It disappears after some seconds if there is no problem.
   * @param {StatusResponse | null} response
   */
  function announce(response) {
    var isWell = response && response.isGood;
    var german =
      response && isWell && response.hasGermanVersion ? linksTo('de', response.pages) : [];
    notify('headless-status', wordsOf(response), {
      status: isWell ? 'success' : 'warning',
      type: isWell ? 'snackbar' : 'default',
      actions: response && isWell ? linksTo('en', response.pages) : [],
    });
    wp.data.dispatch('core/notices').removeNotice('headless-status-german');
    if (!german.length) return;
    // A snackbar of WordPress shows only one link, so the German page gets a second snackbar. The first has announced
    // both languages.
    notify('headless-status-german', __('The German page shows it too.', 'headless-companion'), {
      status: 'success',
      type: 'snackbar',
      actions: german,
      speak: false,
    });
  }

  /**
   * @typedef {object} NoticeOptions
   * @property {'success' | 'warning'} status
   * @property {'snackbar' | 'default'} type
   * @property {ReturnType<typeof linksTo>} actions
   * @property {boolean} [speak]
   */

  /** @param {string} id @param {string} words @param {NoticeOptions} options */
  function notify(id, words, options) {
    wp.data
      .dispatch('core/notices')
      .createNotice(options.status, words, Object.assign({ id: id, isDismissible: true }, options));
  }

  /** @param {StatusResponse | null} response */
  function wordsOf(response) {
    return [textOf(response), response && response.advice].filter(Boolean).join(' ');
  }

  /** @param {Language} language @param {StatusPage[]} pages */
  function linksTo(language, pages) {
    return pages
      .filter(function (page) {
        return page.language === language;
      })
      .map(function (page) {
        return { label: page.label, url: page.url, openInNewTab: true };
      });
  }

  /** The latest response about the post; undefined before the first one, null if WordPress does not respond. */
  function useStatus() {
    /** @type {State<StatusResponse | null | undefined>} */
    var responses = wp.element.useState(undefined);
    // The kind of the last notice: 'good', 'bad', or nothing since the last save. There is no notice about a save
    // before the editor was opened.
    /** @type {ValueRef<'' | 'good' | 'bad'>} */
    var announced = wp.element.useRef('good');
    var post = wp.data.useSelect(function (select) {
      var editor = select('core/editor');
      return {
        id: editor.getCurrentPostId(),
        isSaving: editor.isSavingPost() && !editor.isAutosavingPost(),
      };
    }, []);
    wp.element.useEffect(
      function () {
        // The state from before the save is no longer valid.
        responses[1](undefined);
        if (post.isSaving) announced.current = '';
        if (!post.id || post.isSaving) return undefined;
        return settings.watchStatus(post.id, function (response) {
          responses[1](response);
          var isGood = !!response && response.isGood;
          if (response && isGood && response.again) return;
          // When a problem is solved, a new notice says so: otherwise the notice of the problem would stay.
          if (announced.current === 'good' || announced.current === (isGood ? 'good' : 'bad'))
            return;
          announced.current = isGood ? 'good' : 'bad';
          if (!response || response.pages.length || !response.isGood) announce(response);
        });
      },
      [post.id, post.isSaving],
    );
    return responses[0];
  }

  /** @param {StatusResponse | null | undefined} response */
  function textOf(response) {
    if (response === undefined) return __('Asking the website …', 'headless-companion');
    if (response === null) return __('WordPress does not answer.', 'headless-companion');
    return response.text;
  }

  /** @param {{ pages: StatusPage[] }} props */
  function Links(props) {
    return el(
      'ul',
      { className: 'headless-status__links' },
      props.pages.map(function (page) {
        return el(
          'li',
          { key: page.language },
          el(wp.components.ExternalLink, { href: page.url, hrefLang: page.language }, page.label),
        );
      }),
    );
  }

  /**
   * The content of the panel, and of the panel that is shown after publishing.
   * @param {{ response: StatusResponse | null | undefined }} props
   */
  function Status(props) {
    var response = props.response;
    var isBad = response === null || (response && !response.isGood);
    return el(
      'div',
      { className: 'headless-status' + (isBad ? ' is-bad' : '') },
      el('p', { className: 'headless-status__text' }, textOf(response)),
      response && response.advice && el('p', null, response.advice),
      response &&
        response.notes.map(function (note) {
          return el('p', { key: note }, note);
        }),
      isBad &&
        settings.deliveries &&
        el(
          'p',
          null,
          el(
            'a',
            { href: settings.deliveries },
            __('What was sent to the website', 'headless-companion'),
          ),
        ),
      response && response.pages.length > 0 && el(Links, { pages: response.pages }),
    );
  }

  function Panels() {
    var response = useStatus();
    settings.useOpenAtFirst(['headless-status/headless-status'], 'opened-status');
    return el(
      wp.element.Fragment,
      null,
      el(
        settings.places.PluginDocumentSettingPanel,
        {
          name: 'headless-status',
          title: __('On the website', 'headless-companion'),
          className: 'headless-status-panel',
        },
        el(Status, { response: response }),
      ),
      el(
        settings.places.PluginPostPublishPanel,
        { title: __('On the website', 'headless-companion'), initialOpen: true },
        el(Status, { response: response }),
      ),
    );
  }

  // Registered first, so that it is shown above the other panels.
  settings.registerPlugin('headless-status', { icon: null, render: Panels });
})(window.wp, window.headlessCompanion);
