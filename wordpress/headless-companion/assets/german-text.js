/**
 * The dialog in which the German text of a post is written. It contains a second block editor, so that editors can keep
 * pictures, galleries and everything else, and replace only the words.
 */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var components = wp.components;
  var editor = wp.blockEditor;

  /** A copy of blocks with new client ids: two editors may not contain the same ids. @param {Block[]} blocks */
  function copyOf(blocks) {
    return blocks.map(function (block) {
      return wp.blocks.cloneBlock(block);
    });
  }

  /** The settings of the editor of the post. Settings that must not apply in this dialog are turned off. */
  function useEditorSettings() {
    return wp.data.useSelect(function (select) {
      var all = select('core/block-editor').getSettings();
      return Object.assign({}, all, {
        hasFixedToolbar: false,
        templateLock: false,
        focusMode: false,
      });
    }, []);
  }

  /** @typedef {{ past: Block[][], present: Block[], future: Block[][] }} Versions */

  /**
   * The German text with its history, for undo and redo. `change` adds a version (onChange of the block editor). `type`
   * changes the current version (onInput: changes that are not undone separately, such as each key press).
   * @param {Block[]} start
   * @param {(blocks: Block[]) => void} tell gets each new text
   */
  function useHistory(start, tell) {
    /** @type {State<Versions>} */
    var states = wp.element.useState({ past: [], present: start, future: [] });
    var state = states[0];
    /** @param {Versions} next */
    function move(next) {
      states[1](next);
      tell(next.present);
    }
    return {
      blocks: state.present,
      type: function (/** @type {Block[]} */ blocks) {
        move({ past: state.past, present: blocks, future: [] });
      },
      change: function (/** @type {Block[]} */ blocks) {
        move({ past: state.past.concat([state.present]).slice(-50), present: blocks, future: [] });
      },
      undo:
        state.past.length &&
        function () {
          var past = state.past.slice(0, -1);
          move({
            past: past,
            present: state.past[past.length] || [],
            future: [state.present].concat(state.future),
          });
        },
      redo:
        state.future.length &&
        function () {
          move({
            past: state.past.concat([state.present]),
            present: state.future[0] || [],
            future: state.future.slice(1),
          });
        },
    };
  }

  /**
   * Makes the keys of undo and redo change the German text. Otherwise WordPress would change the post behind the
   * dialog. The listener is on the document, because the focus leaves the dialog when the block that has it is undone.
   * @param {ReturnType<typeof useHistory>} history
   */
  function useUndoKeys(history) {
    wp.element.useEffect(function () {
      /** @param {KeyboardEvent} event */
      function onKeyDown(event) {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/i.test(event.key)) return;
        event.stopPropagation();
        // In a form field, the browser undoes what was typed.
        var target = event.target;
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        var isRedo = event.shiftKey || /y/i.test(event.key);
        var step = isRedo ? history.redo : history.undo;
        if (step) step();
      }
      document.addEventListener('keydown', onKeyDown, true);
      return function () {
        document.removeEventListener('keydown', onKeyDown, true);
      };
    });
  }

  /** What is shown beside the text. @typedef {'' | 'original' | 'preview'} Beside */

  /**
   * A button that shows or hides the original or the preview beside the text.
   * @param {{ name: Beside, label: string, beside: Beside, onChange: (beside: Beside) => void }} props
   */
  function BesideButton(props) {
    var isPressed = props.beside === props.name;
    return el(
      components.Button,
      {
        variant: 'secondary',
        isPressed: isPressed,
        onClick: function () {
          props.onChange(isPressed ? '' : props.name);
        },
      },
      props.label,
    );
  }

  /**
   * @typedef {object} CanvasProps
   * @property {ReturnType<typeof useHistory>} history
   * @property {object} settings of the surrounding editor
   * @property {Block[]} original
   * @property {Beside} beside
   * @property {(beside: Beside) => void} onBeside
   * @property {() => void} onCopy
   * @property {() => void} onClose
   */

  /** @param {CanvasProps} props */
  function Toolbar(props) {
    return el(
      'div',
      { className: 'headless-german__bar' },
      el(editor.Inserter, { position: 'bottom right' }),
      el(components.Button, {
        icon: 'undo',
        label: __('Undo', 'headless-companion'),
        disabled: !props.history.undo,
        onClick: props.history.undo || undefined,
      }),
      el(components.Button, {
        icon: 'redo',
        label: __('Redo', 'headless-companion'),
        disabled: !props.history.redo,
        onClick: props.history.redo || undefined,
      }),
      el(
        components.Button,
        { variant: 'secondary', onClick: props.onCopy },
        __('Copy the original here', 'headless-companion'),
      ),
      el(BesideButton, {
        name: 'original',
        label: __('Original beside it', 'headless-companion'),
        beside: props.beside,
        onChange: props.onBeside,
      }),
      settings.germanPreview &&
        settings.LivePreview &&
        el(BesideButton, {
          name: 'preview',
          label: __('Live preview', 'headless-companion'),
          beside: props.beside,
          onChange: props.onBeside,
        }),
      el(
        'span',
        { className: 'headless-german__hint' },
        __('Stored when you save the post.', 'headless-companion'),
      ),
      el(
        components.Button,
        { variant: 'primary', onClick: props.onClose },
        __('Done', 'headless-companion'),
      ),
    );
  }

  /** @param {CanvasProps} props */
  function Canvas(props) {
    return el(
      editor.BlockEditorProvider,
      {
        value: props.history.blocks,
        onInput: props.history.type,
        onChange: props.history.change,
        settings: props.settings,
      },
      el(Toolbar, props),
      el(
        'div',
        { className: 'headless-german__columns' + (props.beside ? ' has-beside' : '') },
        props.beside === 'original' && el(settings.GermanOriginal, { blocks: props.original }),
        props.beside === 'preview' &&
          settings.LivePreview &&
          el(settings.LivePreview, { only: 'de', onLeave: props.onClose }),
        el(
          'div',
          { className: 'headless-german__text', lang: 'de' },
          el(
            editor.BlockTools,
            null,
            el(
              'div',
              { className: 'editor-styles-wrapper headless-german__page' },
              el(
                editor.WritingFlow,
                null,
                el(
                  editor.ObserveTyping,
                  null,
                  el(editor.BlockList, { renderAppender: editor.BlockList.ButtonBlockAppender }),
                ),
              ),
            ),
          ),
        ),
        el('div', { className: 'headless-german__side' }, el(editor.BlockInspector)),
      ),
    );
  }

  /**
   * The dialog. Each change is put into the edited post at once, so closing the dialog in any way loses nothing.
   * WordPress gets the text when the editor saves the post.
   * @param {{ content: string, onChange: (text: string) => void, onClose: () => void }} props
   */
  function GermanTextDialog(props) {
    var editorSettings = useEditorSettings();
    var original = wp.data.useSelect(settings.originalBlocks, []);
    var history = useHistory(
      wp.element.useMemo(function () {
        return settings.blocksOfText(props.content);
      }, []),
      function (blocks) {
        props.onChange(settings.textOfBlocks(blocks));
      },
    );
    useUndoKeys(history);
    // On a narrow screen, nothing is shown beside the text at first.
    /** @type {State<Beside>} */
    var beside = wp.element.useState(window.innerWidth >= 1200 ? 'original' : '');
    function copyOriginal() {
      if (
        !props.content.trim() ||
        window.confirm(__('Replace the German text with the original?', 'headless-companion'))
      ) {
        history.change(copyOf(original));
      }
    }
    return el(
      components.Modal,
      {
        title: __('German text', 'headless-companion'),
        className: 'headless-german',
        isFullScreen: true,
        onRequestClose: props.onClose,
        shouldCloseOnClickOutside: false,
      },
      el(
        components.SlotFillProvider,
        null,
        el(Canvas, {
          history: history,
          settings: editorSettings,
          original: original,
          beside: beside[0],
          onBeside: beside[1],
          onCopy: copyOriginal,
          onClose: props.onClose,
        }),
        el(components.Popover.Slot),
      ),
    );
  }

  settings.GermanTextDialog = GermanTextDialog;
})(window.wp, window.headlessCompanion);
