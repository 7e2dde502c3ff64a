// Written as short as possible, because a page contains it twice: in its HTML and in its data for React.
const begin =
  "document.currentScript.parentNode.toggleAttribute('data-deferred',!location.hash&&" +
  "performance.getEntriesByType('navigation')[0].type=='navigate')";

/**
 * Lets the browser paint a page before it lays out what is far below: the footer, and the later sections of a long
 * page. Scripts lay it out afterwards (components/layout/lay-out-deferred-parts.ts). A visitor who comes back to a place of the
 * page, or follows a link to one, needs all of it at once. It is the first element of `main`.
 */
export function DeferredLayout() {
  return <script dangerouslySetInnerHTML={{ __html: begin }} />;
}
