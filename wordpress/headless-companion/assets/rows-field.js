/** A list of rows in the block editor. Each row can be opened, changed and removed separately. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var sprintf = wp.i18n.sprintf;
  var components = wp.components;

  /** The values of a row, by column. @typedef {Record<string, string>} RowValues */

  /** @param {string} value @returns {RowValues[]} */
  function parse(value) {
    try {
      var rows = JSON.parse(value || '[]');
      return Array.isArray(rows) ? rows : [];
    } catch {
      return [];
    }
  }

  /** An empty list is saved as an empty text. @param {RowValues[]} rows */
  function serialize(rows) {
    return rows.length ? JSON.stringify(rows) : '';
  }

  /**
   * Whether the field of a column is shown. Only a postponed appearance has a new date.
   * @param {RowColumn} column
   * @param {RowValues} row
   */
  function isShown(column, row) {
    return column.key !== 'moved_to' || row.status === 'postponed';
  }

  /** @param {RowValues} row @param {number} index */
  function nameOf(row, index) {
    // translators: %d: number of a row.
    var unnamed = sprintf(__('Appearance %d', 'headless-companion'), index + 1);
    return [row.date, row.venue].filter(Boolean).join(', ') || unnamed;
  }

  /**
   * @typedef {object} CellProps
   * @property {RowColumn} column
   * @property {number} index of the row
   * @property {string | undefined} value
   * @property {ElementRef<HTMLInputElement>} [inputRef]
   * @property {(value: string) => void} onChange
   */

  /** @param {CellProps} props */
  function Cell(props) {
    var column = props.column;
    var id = 'headless-row-' + props.index + '-' + column.key;
    var choices = Object.keys(column.choices);
    var attributes = {
      id: id,
      value: props.value || choices[0] || '',
      'aria-describedby': column.help ? id + '-help' : undefined,
      onChange: function (/** @type {FieldEvent} */ event) {
        props.onChange(event.target.value);
      },
    };
    return el(
      'div',
      { className: 'headless-field' },
      el('label', { htmlFor: id, className: 'headless-field__label' }, column.label),
      choices.length
        ? el(
            'select',
            attributes,
            choices.map(function (value) {
              return el('option', { key: value, value: value }, column.choices[value]);
            }),
          )
        : el('input', Object.assign({ type: 'text', ref: props.inputRef }, attributes)),
      column.help && el('p', { id: id + '-help', className: 'headless-field__help' }, column.help),
    );
  }

  /**
   * @typedef {object} RowProps
   * @property {RowValues} row
   * @property {number} index
   * @property {RowColumn[]} columns
   * @property {boolean} isOpen
   * @property {ElementRef<HTMLInputElement>} firstRef
   * @property {() => void} onToggle
   * @property {(key: string, value: string) => void} onChange
   * @property {() => void} onRemove
   */

  /** @param {RowProps} props */
  function Row(props) {
    var row = props.row;
    var name = nameOf(row, props.index);
    return el(
      'li',
      { className: 'headless-row' },
      el(
        components.Button,
        {
          className: 'headless-row__toggle',
          variant: 'tertiary',
          icon: props.isOpen ? 'arrow-down-alt2' : 'arrow-right-alt2',
          'aria-expanded': props.isOpen,
          onClick: props.onToggle,
        },
        name,
      ),
      props.isOpen &&
        props.columns
          .filter(function (column) {
            return isShown(column, row);
          })
          .map(function (column, place) {
            return el(Cell, {
              key: column.key,
              column: column,
              index: props.index,
              value: row[column.key],
              inputRef: place === 0 ? props.firstRef : undefined,
              onChange: function (value) {
                props.onChange(column.key, value);
              },
            });
          }),
      props.isOpen &&
        el(
          components.Button,
          {
            variant: 'link',
            isDestructive: true,
            // translators: %s: date and venue of an appearance.
            'aria-label': sprintf(__('Remove %s', 'headless-companion'), name),
            onClick: props.onRemove,
          },
          __('Remove', 'headless-companion'),
        ),
    );
  }

  /** The state of which row is open. Moves the focus after a row is added or removed. */
  function useOpenRow() {
    var open = wp.element.useState(-1);
    /** @type {ElementRef<HTMLInputElement>} */
    var first = wp.element.useRef(null);
    /** @type {ElementRef<HTMLButtonElement>} */
    var add = wp.element.useRef(null);
    var wanted = wp.element.useRef('');
    wp.element.useEffect(function () {
      /** @type {Record<string, ElementRef>} */
      var targets = { first: first, add: add };
      var target = targets[wanted.current];
      wanted.current = '';
      if (target && target.current) target.current.focus();
    });
    return {
      index: open[0],
      first: first,
      add: add,
      /** @param {number} index @param {'first' | 'add'} [focus] */
      show: function (index, focus) {
        wanted.current = focus || '';
        open[1](index);
      },
    };
  }

  /** @param {FieldProps} props */
  function RowsField(props) {
    var field = props.field;
    var id = 'headless-' + field.key;
    var rows = parse(props.value);
    var open = useOpenRow();
    /** @param {RowValues[]} changed */
    function change(changed) {
      props.onChange(serialize(changed));
    }
    return el(
      'div',
      { className: 'headless-rows', role: 'group', 'aria-labelledby': id + '-label' },
      el('p', { id: id + '-label', className: 'headless-field__label' }, field.label),
      props.error && el('p', { className: 'headless-field__error', role: 'alert' }, props.error),
      field.help && el('p', { className: 'headless-field__help' }, field.help),
      el(
        components.Button,
        {
          ref: open.add,
          variant: 'secondary',
          onClick: function () {
            change([{}].concat(rows));
            open.show(0, 'first');
          },
        },
        __('Add an appearance', 'headless-companion'),
      ),
      el(
        'ul',
        null,
        rows.map(function (row, index) {
          return el(Row, {
            key: index,
            row: row,
            index: index,
            columns: settings.columns[field.key] || [],
            isOpen: open.index === index,
            firstRef: open.first,
            onToggle: function () {
              open.show(open.index === index ? -1 : index);
            },
            onChange: function (key, value) {
              var changed = rows.slice();
              changed[index] = Object.assign({}, row);
              changed[index][key] = value;
              change(changed);
            },
            onRemove: function () {
              change(rows.slice(0, index).concat(rows.slice(index + 1)));
              open.show(-1, 'add');
            },
          });
        }),
      ),
    );
  }

  settings.RowsField = RowsField;
})(window.wp, window.headlessCompanion);
