// Short, as it stands twice in a page.
const begin =
  "document.currentScript.parentNode.toggleAttribute('data-puts-off',!location.hash&&" +
  "performance.getEntriesByType('navigation')[0].type=='navigate')";

/**
 * Lets a page be seen before what is far below is laid out, which is the footer, and of a long page the later sections:
 * scripts do that afterwards (components/ui/put-off.ts). Somebody who comes back to a place of the page, or is sent to one,
 * needs all of it at once. It stands first in `main`.
 */
export function PutOff() {
  return <script dangerouslySetInnerHTML={{ __html: begin }} />;
}
