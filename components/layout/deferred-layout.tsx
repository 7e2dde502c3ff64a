// As short as possible, because every page contains this script twice: in its HTML and in React's payload.
const begin =
  "document.currentScript.parentNode.toggleAttribute('data-deferred',!location.hash&&" +
  "performance.getEntriesByType('navigation')[0].type=='navigate')";

/**
 * Lets the browser paint a page before it lays out what is far below: the footer, and the later sections of a long
 * page. Scripts lay these out afterwards (components/layout/lay-out-deferred-parts.ts). Nothing is deferred when the
 * URL has a fragment, or when the visitor returns to the page or reloads it, because the browser then scrolls to a
 * position in the page. This must be the first element of `main`.
 */
export function DeferredLayout() {
  return <script dangerouslySetInnerHTML={{ __html: begin }} />;
}
