/**
 * A script that runs in the frame inside the WordPress editor. It accepts messages from that editor only, and sends
 * their content to the site. The site renders the content, and the script shows the rendered article. The content
 * cannot run scripts: the site has sanitised it, and the policy of the document allows no other script than this one.
 * Unchanged elements stay in the document, so that pictures do not flicker and the scroll position stays.
 *
 * Messages to the script: `{ type: 'headless-unsaved', number, address, answer }`. Messages from the script:
 * `{ type: 'headless-live', state, number }`. `state` is `ready`, `shown`, `expired` or `failed`.
 */
export const liveScript = `(${run})()`;

function run(): void {
  type Message = { type: string; number: number; address: string; answer: unknown };

  const editor = document.documentElement.dataset.editor ?? '';
  let next: Message | null = null;
  let isBusy = false;
  /** The elements that differ. The frame scrolls to the first one. */
  const changed: Element[] = [];

  const tell = (state: string, number = 0) =>
    parent.postMessage({ type: 'headless-live', state, number }, editor);

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== editor || data?.type !== 'headless-unsaved') return;
    next = data;
    if (!isBusy) void renderAll();
  });

  // Links and forms do nothing here, because the frame may only show the preview.
  for (const type of ['click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const isInLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (type === 'submit' || isInLink) event.preventDefault();
      },
      true,
    );
  }

  async function renderAll() {
    isBusy = true;
    for (let message = next; message; message = next) {
      next = null;
      await render(message);
    }
    isBusy = false;
  }

  async function render({ number, address, answer }: Message) {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
      if (!response.ok) return tell(response.status === 410 ? 'expired' : 'failed', number);
      show(new DOMParser().parseFromString(await response.text(), 'text/html'));
      tell('shown', number);
    } catch {
      tell('failed', number);
    }
  }

  function show(page: Document) {
    for (const sheet of page.querySelectorAll('link[rel="stylesheet"]')) {
      const href = sheet.getAttribute('href') ?? '';
      if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) document.head.append(sheet);
    }
    const [old, fresh] = [document, page].map((each) => each.querySelector('main'));
    if (!old || !fresh) return;
    changed.length = 0;
    replaceChildren(old, fresh);
    changed[0]?.scrollIntoView({ block: 'nearest' });
  }

  function replaceChildren(old: Element, fresh: Element) {
    const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
    const isSame = (one: number, other: number) => before[one]?.isEqualNode(after[other] ?? null);
    let start = 0;
    while (start < before.length && start < after.length && isSame(start, start)) start += 1;
    let end = 0;
    const most = Math.min(before.length, after.length) - start;
    while (end < most && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;

    const place = before[before.length - end] ?? null;
    const oldNodes = before.slice(start, before.length - end);
    const newNodes = after.slice(start, after.length - end);
    newNodes.forEach((node, index) => {
      const earlier = oldNodes[index];
      if (earlier) replace(earlier, node);
      else old.insertBefore(node, place);
      if (!earlier && node instanceof Element) changed.push(node);
    });
    for (const node of oldNodes.slice(newNodes.length)) node.remove();
    if (oldNodes.length > 0 && newNodes.length === 0) changed.push(old);
  }

  function replace(old: ChildNode, fresh: ChildNode) {
    const isElement = old instanceof Element && fresh instanceof Element;
    if (!isElement || old.tagName !== fresh.tagName) {
      const shown = fresh instanceof Element ? fresh : old.parentElement;
      if (shown) changed.push(shown);
      return old.replaceWith(fresh);
    }
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    replaceChildren(old, fresh);
  }

  tell('ready');
}
