// Short, as it stands twice in a page.
const begin =
  "document.currentScript.parentNode.toggleAttribute('data-puts-off',!location.hash&&" +
  "performance.getEntriesByType('navigation')[0].type=='navigate')";

/**
 * Lets a long page be seen before the parts that are far below it are laid out: scripts do that afterwards
 * (components/ui/put-off.ts). Somebody who comes back to a place of the page, or is sent to one, needs all of it at once.
 * It stands first in what holds the parts.
 */
export function PutOff() {
  return <script dangerouslySetInnerHTML={{ __html: begin }} />;
}
