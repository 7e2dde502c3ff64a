/** The checks beside the live preview, and the checklist before publishing, which an editor can turn off. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var _n = wp.i18n._n;
  var sprintf = wp.i18n.sprintf;
  var components = wp.components;

  /**
   * `props.onLeave`: closes the dialog of the German text, if the list is in it.
   * @param {{ problem: Problem, onLeave?: () => void }} props
   */
  function Problem(props) {
    var target = props.problem.target;
    var isHere = props.onLeave && target.field === '_headless_de_content';
    function go() {
      if (!props.onLeave) return settings.goTo(target);
      props.onLeave();
      // Later: when the dialog closes, WordPress moves the focus to the button that opened it.
      window.setTimeout(settings.goTo, 0, target);
    }
    return el(
      'li',
      { className: 'headless-check__problem' },
      el('span', null, props.problem.text),
      !isHere &&
        el(
          components.Button,
          {
            variant: 'link',
            'aria-label': sprintf(
              // translators: %s: what is to be mended.
              __('Go there: %s', 'headless-companion'),
              props.problem.text,
            ),
            onClick: go,
          },
          __('Go there', 'headless-companion'),
        ),
    );
  }

  /** @param {Check} check @returns {'bad' | 'unknown' | 'good'} */
  function stateOf(check) {
    if (check.problems.length) return 'bad';
    return check.isUnknown ? 'unknown' : 'good';
  }

  /**
   * A check with its problems, or with the text that there are none.
   * @param {{ check: Check, onLeave?: () => void }} props
   */
  function Check(props) {
    var check = props.check;
    var state = stateOf(check);
    var words = {
      bad: __('look at this', 'headless-companion'),
      unknown: __('the website does not say', 'headless-companion'),
      good: __('all is well', 'headless-companion'),
    };
    return el(
      'li',
      { className: 'headless-check is-' + state },
      el('strong', null, check.name),
      el('span', { className: 'headless-check__state' }, words[state]),
      check.problems.length > 0 &&
        el(
          'ul',
          null,
          check.problems.map(function (problem, index) {
            return el(Problem, { key: index, problem: problem, onLeave: props.onLeave });
          }),
        ),
    );
  }

  /** @param {{ label: string, checks: Check[], onLeave?: () => void }} props */
  function List(props) {
    return el(
      'ul',
      { className: 'headless-checks', 'aria-label': props.label },
      props.checks.map(function (check) {
        return el(Check, { key: check.name, check: check, onLeave: props.onLeave });
      }),
    );
  }

  /** @param {Check[]} checks */
  function problemsIn(checks) {
    return checks.reduce(function (/** @type {Problem[]} */ all, check) {
      return all.concat(check.problems);
    }, []);
  }

  /**
   * The list below the live preview: the checks of the language that is shown, and all other checks that have found
   * problems.
   * @param {{ language: Language, onLeave?: () => void }} props
   */
  function Findings(props) {
    var checks = settings.useChecks();
    var shown = checks[props.language].concat(
      checks.all.filter(function (check) {
        return check.problems.length;
      }),
    );
    return el(List, {
      label: __('Findings', 'headless-companion'),
      checks: shown,
      onLeave: props.onLeave,
    });
  }
  settings.Findings = Findings;

  var preference = 'checklist-off';

  function useIsOff() {
    return wp.data.useSelect(function (select) {
      return !!select('core/preferences').get('headless-companion', preference);
    }, []);
  }

  /** @param {boolean} isOff */
  function turn(isOff) {
    wp.data.dispatch('core/preferences').set('headless-companion', preference, isOff);
  }

  function Checklist() {
    var checks = settings.useChecks();
    var german = checks.de.filter(function (check) {
      return check.problems.length;
    });
    var all = checks.all.concat(checks.en, german);
    var count = problemsIn(all).length;
    var title = count
      ? sprintf(
          // translators: %d: number of problems.
          _n(
            'Checklist: %d thing to look at',
            'Checklist: %d things to look at',
            count,
            'headless-companion',
          ),
          count,
        )
      : __('Checklist: all is well', 'headless-companion');
    return el(
      settings.places.PluginPrePublishPanel,
      { title: title, initialOpen: true, className: 'headless-checklist' },
      el(List, {
        label: __('Checklist', 'headless-companion'),
        checks: checks.all.concat(checks.en),
      }),
      german.length > 0 &&
        el(
          wp.element.Fragment,
          null,
          el('p', null, __('In the German text:', 'headless-companion')),
          el(List, { label: __('In the German text:', 'headless-companion'), checks: german }),
        ),
      el(
        components.Button,
        {
          variant: 'link',
          onClick: function () {
            turn(true);
          },
        },
        __('Do not show this checklist', 'headless-companion'),
      ),
    );
  }

  function Plugin() {
    var isOff = useIsOff();
    return el(
      wp.element.Fragment,
      null,
      !isOff && el(Checklist),
      el(
        settings.places.PluginMoreMenuItem,
        {
          icon: isOff ? null : 'yes',
          role: 'menuitemcheckbox',
          'aria-checked': !isOff,
          onClick: function () {
            turn(!isOff);
          },
        },
        __('Checklist before publishing', 'headless-companion'),
      ),
    );
  }

  settings.registerPlugin('headless-checklist', { icon: null, render: Plugin });
})(window.wp, window.headlessCompanion);
