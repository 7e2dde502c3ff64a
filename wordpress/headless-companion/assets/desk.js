/** Lets the table of days grow: without scripts it gets more rows with each answer of WordPress. */
(function (wp, document) {
  var __ = wp.i18n.__;
  var table = document.querySelector('[data-headless-rows]');
  if (!table) return;
  var body = table.tBodies[0];
  var button = document.createElement('button');

  /** A row like the last one, empty, with the next number in its names. */
  function addRow() {
    var row = body.rows[body.rows.length - 1].cloneNode(true);
    row.querySelectorAll('.headless-detail__error, br').forEach(function (each) {
      each.remove();
    });
    var number = body.rows.length + 1;
    var head = row.querySelector('th');
    head.textContent = number;
    head.id = head.id.replace(/\d+$/, number);
    row.querySelectorAll('input').forEach(function (input) {
      input.setAttribute(
        'aria-labelledby',
        input.getAttribute('aria-labelledby').replace(/\d+$/, number),
      );
      input.name = input.name.replace(/\[\d+\]/, '[' + body.rows.length + ']');
      input.value = '';
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    });
    body.appendChild(row);
    row.querySelector('input').focus();
  }

  button.type = 'button';
  button.className = 'button';
  button.textContent = __('Add a row', 'headless-companion');
  button.addEventListener('click', addRow);
  table.parentNode.insertAdjacentElement('afterend', button);
})(window.wp, document);
