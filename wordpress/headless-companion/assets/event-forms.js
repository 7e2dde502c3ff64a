/** Adds the button "Add a row" to a table of days. Without scripts, each response of WordPress has more empty rows. */
(function (wp, document) {
  var __ = wp.i18n.__;
  /** @type {HTMLTableElement | null} */
  var table = document.querySelector('[data-headless-rows]');
  if (!table) return;
  // Never undefined: PHP prints a table body with at least one row.
  var body = /** @type {HTMLTableSectionElement} */ (table.tBodies[0]);
  var button = document.createElement('button');

  /** Adds an empty copy of the last row, with the next number in its names and ids. */
  function addRow() {
    // Never undefined: the table body always has a row.
    var last = /** @type {HTMLTableRowElement} */ (body.rows[body.rows.length - 1]);
    // cloneNode() returns an element of the same type.
    var row = /** @type {HTMLTableRowElement} */ (last.cloneNode(true));
    row.querySelectorAll('.headless-field__error, br').forEach(function (each) {
      each.remove();
    });
    var number = String(body.rows.length + 1);
    var head = row.querySelector('th');
    if (head) {
      head.textContent = number;
      head.id = head.id.replace(/\d+$/, number);
    }
    row.querySelectorAll('input').forEach(function (input) {
      input.setAttribute(
        'aria-labelledby',
        (input.getAttribute('aria-labelledby') || '').replace(/\d+$/, number),
      );
      input.name = input.name.replace(/\[\d+\]/, '[' + body.rows.length + ']');
      input.value = '';
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    });
    body.appendChild(row);
    var first = row.querySelector('input');
    if (first) first.focus();
  }

  button.type = 'button';
  button.className = 'button';
  button.textContent = __('Add a row', 'headless-companion');
  button.addEventListener('click', addRow);
  if (table.parentElement) table.parentElement.insertAdjacentElement('afterend', button);
})(window.wp, document);
