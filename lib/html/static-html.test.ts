import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';

import { toRichText } from './rich-text';
import { plainText } from './plain-text';

const read = (html: string) => toHtml(toRichText(html, 'en'));
const words = (html: string) => toString(toRichText(html, 'en')).replace(/\s+/g, ' ').trim();

const accordion = `<div class="wp-block-accordion">
  <div class="wp-block-accordion-item" data-wp-context='{ "id": "a", "openByDefault": true }'>
    <h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Do I need to <em>sing</em>?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>
    <div role="region" class="wp-block-accordion-panel"><p>No.</p></div>
  </div>
  <div class="wp-block-accordion-item" data-wp-context='{ "id": "b", "openByDefault": false }'>
    <h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">May I bring a dog?</span></button></h3>
    <div role="region" class="wp-block-accordion-panel"><p>Yes.</p></div>
  </div></div>`;

it('turns an accordion into details elements, with every question and without the plus symbol', () => {
  expect(words(accordion)).toBe('Do I need to sing?No. May I bring a dog?Yes.');
  expect(read(accordion)).toContain('<details open class="wp-block-details"><summary>Do I need');
  expect(read(accordion)).toContain('<details class="wp-block-details"><summary>May I bring');
});

it.each([
  '<h5><button>Is there parking?<span aria-hidden="true">−</span></button></h5>',
  '<div role="button"><i>+</i><span>Is there parking?</span></div>',
  '<details><summary><svg></svg>Is there parking? <b>▾</b></summary></details>',
])('leaves out the sign that opens a question of a plugin: %s', (question) => {
  expect(words(question)).toBe('Is there parking?');
  expect(plainText(question)).toBe('Is there parking?');
});

it('keeps a symbol that is the only text of a button, and one outside of buttons', () => {
  expect(words('<button><span>+</span></button>')).toBe('+');
  expect(words('<p>Voice <b>+</b> strings</p>')).toBe('Voice + strings');
});

it('gives each panel of tabs its label', () => {
  const tabs = `<div class="wp-block-tabs"><div class="wp-block-tab-list" role="tablist">
    <button role="tab"><span>Morning</span></button><button role="tab"><span>Evening</span></button></div>
    <div class="wp-block-tab-panels"><section class="wp-block-tab-panel"><p>Rise.</p></section>
    <section class="wp-block-tab-panel"><p>Rest.</p></section></div></div>`;

  expect(words(tabs)).toBe('MorningRise. EveningRest.');
  expect(read(tabs).match(/<summary>/g)).toHaveLength(2);
});

it('keeps content outside of the panels of tabs, and labels without a panel', () => {
  const tabs = `<div class="wp-block-tabs"><h3>Times</h3><div class="wp-block-tab-list" role="tablist">
    <button role="tab">Day</button><button role="tab">Night</button></div>
    <div class="wp-block-tab-panels"><p>Pick one.</p><section class="wp-block-tab-panel"><p>Sun.</p></section></div>
    <p>Or none.</p></div>`;

  expect(words(tabs)).toBe('Times Night Pick one.DaySun. Or none.');
  expect(read(tabs)).toContain('<p>Night</p>');
  expect(read(tabs)).toContain('<summary>Day</summary><p>Sun.</p></details>');
});

it('opens one question of an accordion at a time if the editor chose so', () => {
  const closing = accordion.replace(
    '<div class="wp-block-accordion">',
    `<div class="wp-block-accordion" data-wp-context='{ "autoclose": true }'>`,
  );

  expect(read(closing).match(/<details (open )?name="a"/g)).toHaveLength(2);
  expect(read(accordion)).not.toContain('name=');
});

it('lists the tracks of a playlist with artist, length, picture and sound', () => {
  const track = `<ol class="wp-block-playlist__tracklist"><li class="wp-block-playlist-track"><button class="wp-block-playlist-track__button">
    <img class="wp-block-playlist-track__image" src="https://cms.example/wp-content/uploads/2026/01/comma.jpg" alt="The cover of Comma"><span class="wp-block-playlist-track__content"><span class="wp-block-playlist-track__title">Comma</span><span class="wp-block-playlist-track__artist">Aura</span></span>
    <span class="wp-block-playlist-track__length"><span class="screen-reader-text">Duration: </span>3:20</span>
    <span class="screen-reader-text">Play</span></button>
    <audio controls src="https://cms.example/wp-content/uploads/2026/01/comma.mp3"></audio></li></ol>`;

  expect(words(track)).toBe('Comma · Aura · 3:20');
  expect(read(track)).toContain('/api/media/2026/01/comma.mp3');
  expect(read(track)).toContain('alt="The cover of Comma"');
});

it('plays a sound whose address cannot be decoded', () => {
  const address = 'https://cms.example/wp-content/uploads/2019/05/Tr%E4ume.mp3';

  expect(read(`<figure><audio controls src="${address}"></audio></figure>`)).toContain(
    '/api/media/2019/05/Tr%E4ume.mp3',
  );
});

it('shows formulas, without the source they were written in', () => {
  const formula = `<p>So <math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">a^2</annotation></semantics></math> it is.</p>`;

  expect(words(formula)).toBe('So a2 it is.');
  expect(read(formula)).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
});

it.each([
  ['a button', '<p><button type="button">Press me</button> once.</p>', 'Press me once.'],
  ['a label', '<p><label for="x">Your name</label></p>', 'Your name'],
  ['an unclosed label', '<p><label>Your name</p><p>More.</p>', 'Your nameMore.'],
  [
    'an unclosed drawing',
    '<p>Before <svg viewBox="0 0 1 1"><path d="M0 0"></p><p>After.</p>',
    'Before After.',
  ],
  ['an unclosed formula', '<math><mtext>x<p>After.</p>', 'xAfter.'],
  ['words that are drawn', '<svg><title>No</title><text>Yes</text></svg>', 'Yes'],
  ['a choice', '<select><option>One</option><option>Two</option></select>', 'OneTwo'],
  ['choices in groups', '<select><optgroup label="Days"><option>One</option></select>', 'DaysOne'],
  ['a box to write in', '<textarea>Some words</textarea>', 'Some words'],
  ['a filled field', '<p>Code<input value="A B">.</p>', 'Code A B .'],
  ['tabs of a plugin', '<button role="tab">One</button><button role="tab">Two</button>', 'One Two'],
  ['buttons side by side', '<button>One</button><button>Two</button>', 'One Two'],
  ['a button made of a field', '<input type="submit" value="Send" placeholder="no">', 'Send'],
  ['HTML in a drawing', '<svg><foreignObject><p>Yes</p></foreignObject></svg>', 'Yes'],
  ['a picture of a plugin', '<object data="x.swf"><p>See <b>here</b></p></object>', 'See here'],
  ['an example of HTML', '<xmp><b>bold</b></xmp>', '<b>bold</b>'],
  ['plain text', '<p>One</p><plaintext><p>Two</p>', 'OneTwo'],
  ['an element of Word', '<xml><w:View>Normal</w:View></xml>', 'Normal'],
  ['an element that nobody knows', '<p>A <my-own>word</my-own></p>', 'A word'],
  ...['iframe', 'textarea', 'title', 'select', 'xmp', 'noembed', 'noframes', 'noscript'].map(
    (tag) => [`an unclosed ${tag}`, `<p>One <${tag}> two</p><p>Three</p>`, 'One twoThree'],
  ),
])('keeps the words of %s', (_, html = '', text) => {
  expect(words(html)).toBe(text);
});

it('keeps the end of a text with an attack at its beginning', () => {
  const deep = '<b>'.repeat(5_000);

  expect(words(`${deep}<button>x</button><p>The end.</p>`)).toContain('The end.');
});

it('draws the icon of an icon block from plain shapes only', () => {
  const icon = `<div class="wp-block-icon"><svg viewBox="0 0 24 24" aria-label="Info" onload="x()"><path d="M5 5h4" style="fill:url(https://host.example)"/><script>x()</script><a href="javascript:x()"><text>yes</text></a></svg></div>`;

  expect(read(icon)).toBe(
    '<div class="wp-block-icon"><svg viewBox="0 0 24 24" fill="currentColor" role="img" aria-label="Info" class="wp-block-icon__drawing"><path d="M5 5h4"></path></svg><span>yes</span></div>',
  );
});

it('keeps the styles that an editor chooses for parts of a text', () => {
  const styled = `<ol style="list-style-type:upper-roman"><li>One</li></ol><p style="writing-mode:vertical-rl;text-transform:uppercase">Down</p>
    <p style="column-count:2">Long</p><div class="wp-block-group" style="border-width:1px;padding-top:2em">Box</div>
    <details name="questions"><summary>Q</summary>A</details><p class="wp-block-hidden-mobile">Wide</p>`;
  const page = read(styled);
  for (const expected of [
    'is-counted-roman-capitals',
    'is-vertical-text is-uppercase',
    'is-text-columns-2',
    'is-outlined is-inset',
    'name="questions"',
    'wp-block-hidden-mobile',
  ])
    expect(page).toContain(expected);
});

it('leaves the plus symbol of an accordion and the source of a formula out of plain text', () => {
  expect(plainText(accordion)).toBe('Do I need to sing? No. May I bring a dog? Yes.');
  expect(plainText('<p><math><mi>a</mi><annotation>\\alpha</annotation></math></p>')).toBe('a');
});

it('turns the options of a list of months into links', () => {
  const months =
    '<select><option value="">Select Month</option><option value="https://away.example/2026/08/"> August 2026 </option></select>';

  expect(read(months)).toMatch(
    /^<ul><li>Select Month<\/li><li><a href="https:\/\/away\.example\/2026\/08\/"[^>]*>August 2026<\/a><\/li><\/ul>$/,
  );
});

it.each([
  '<button class="wp-block-button__link" type="button">Book</button>',
  '<a class="wp-block-button__link">Book</a>',
])('lets %s look like a button, and nothing more', (html) => {
  expect(read(`<div class="wp-block-button">${html}</div>`)).toMatch(
    /^<div class="wp-block-button">\s*<span class="wp-block-button__link button button-gold">Book<\/span>\s*<\/div>$/,
  );
});
