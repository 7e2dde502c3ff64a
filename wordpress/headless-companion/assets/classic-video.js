/** Proposes the title and the still picture of a video below the field of its URL, in the classic editor. */
(function (wp, video, document) {
  // All three are inputs. None is null below: if one is missing, the script returns.
  var address = /** @type {HTMLInputElement} */ (document.getElementById('headless-youtube_url'));
  var title = /** @type {HTMLInputElement} */ (document.getElementById('title'));
  var post = /** @type {HTMLInputElement} */ (document.getElementById('post_ID'));
  if (!address || !title || !post) return;
  var __ = wp.i18n.__;
  var box = document.createElement('div');
  var words = document.createElement('span');
  /** @type {Film | null} */
  var found = null;

  /** @param {string} label @param {() => void} onClick */
  function button(label, onClick) {
    var made = document.createElement('button');
    made.type = 'button';
    made.className = 'button';
    made.textContent = label;
    made.hidden = true;
    made.addEventListener('click', onClick);
    return made;
  }

  /** @param {string} text */
  function say(text) {
    words.textContent = text;
  }

  /** @param {RestError} error */
  function fail(error) {
    say((error && error.message) || '');
  }

  function useTitle() {
    if (!found) return;
    title.value = found.title;
    title.dispatchEvent(new Event('input', { bubbles: true }));
    var prompt = document.getElementById('title-prompt-text');
    if (prompt) prompt.classList.add('screen-reader-text');
    useTitleButton.hidden = true;
  }

  var lookUpButton = button(__('Look up title and picture', 'headless-companion'), lookUp);
  var useTitleButton = button(__('Use this title', 'headless-companion'), function () {
    useTitle();
    lookUpButton.focus();
  });
  var useStillButton = button(__('Use this still picture', 'headless-companion'), function () {
    video.takeStill(address.value, Number(post.value)).then(function (still) {
      wp.media.featuredImage.set(still.id);
      say(__('The still picture is in the Media Library now.', 'headless-companion'));
    }, fail);
  });

  function lookUp() {
    var requested = address.value;
    say('');
    video.lookUp(requested).then(function (film) {
      if (address.value !== requested) return;
      found = film;
      var takesTitle = !title.value && found.title;
      if (takesTitle) useTitle();
      say(video.describe(found));
      useTitleButton.hidden = !found.title || title.value === found.title;
      useStillButton.hidden = !found.still;
    }, fail);
  }

  function follow() {
    found = null;
    lookUpButton.hidden = !video.isAddress(address.value);
    useTitleButton.hidden = useStillButton.hidden = true;
    say('');
  }

  words.setAttribute('role', 'status');
  box.className = 'headless-lookup';
  [lookUpButton, useTitleButton, useStillButton, words].forEach(function (each) {
    box.appendChild(each);
  });
  if (address.parentNode) address.parentNode.appendChild(box);
  address.addEventListener('input', follow);
  address.addEventListener('blur', function () {
    if (!title.value && !found && video.isAddress(address.value)) lookUp();
  });
  follow();
})(window.wp, window.headlessCompanionVideo, document);
