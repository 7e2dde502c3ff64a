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
   * @param {StatusResponse | null} answer
   */
  function announce(answer) {
    var isWell = answer && answer.isGood;
    var german = answer && isWell && answer.hasGermanVersion ? linksTo('de', answer.pages) : [];
    notify('headless-status', wordsOf(answer), {
      status: isWell ? 'success' : 'warning',
      type: isWell ? 'snackbar' : 'default',
      actions: answer && isWell ? linksTo('en', answer.pages) : [],
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

  /** @param {StatusResponse | null} answer */
  function wordsOf(answer) {
    return [textOf(answer), answer && answer.advice].filter(Boolean).join(' ');
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
    var answers = wp.element.useState(undefined);
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
        answers[1](undefined);
        if (post.isSaving) announced.current = '';
        if (!post.id || post.isSaving) return undefined;
        return settings.watchStatus(post.id, function (answer) {
          answers[1](answer);
          var isGood = !!answer && answer.isGood;
          if (answer && isGood && answer.again) return;
          // When a problem is solved, a new notice says so: otherwise the notice of the problem would stay.
          if (announced.current === 'good' || announced.current === (isGood ? 'good' : 'bad'))
            return;
          announced.current = isGood ? 'good' : 'bad';
          if (!answer || answer.pages.length || !answer.isGood) announce(answer);
        });
      },
      [post.id, post.isSaving],
    );
    return answers[0];
  }

  /** @param {StatusResponse | null | undefined} answer */
  function textOf(answer) {
    if (answer === undefined) return __('Asking the website …', 'headless-companion');
    if (answer === null) return __('WordPress does not answer.', 'headless-companion');
    return answer.text;
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
   * @param {{ answer: StatusResponse | null | undefined }} props
   */
  function Status(props) {
    var answer = props.answer;
    var isBad = answer === null || (answer && !answer.isGood);
    return el(
      'div',
      { className: 'headless-status' + (isBad ? ' is-bad' : '') },
      el('p', { className: 'headless-status__text' }, textOf(answer)),
      answer && answer.advice && el('p', null, answer.advice),
      answer &&
        answer.notes.map(function (note) {
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
      answer && answer.pages.length > 0 && el(Links, { pages: answer.pages }),
    );
  }

  function Panels() {
    var answer = useStatus();
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
        el(Status, { answer: answer }),
      ),
      el(
        settings.places.PluginPostPublishPanel,
        { title: __('On the website', 'headless-companion'), initialOpen: true },
        el(Status, { answer: answer }),
      ),
    );
  }

  // Registered first, so that it is shown above the other panels.
  settings.registerPlugin('headless-status', { icon: null, render: Panels });
})(window.wp, window.headlessCompanion);
