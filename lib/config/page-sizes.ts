/** How many posts a list shows at first, and adds with each page. */
export const postsPerPage = 20;

/** The same for videos and releases. */
export const creativeWorksPerPage = 100;

/** The same for the past events on the page of all events. */
export const pastEventsPerPage = 6;

/** The same in the archive of past events. A page with all of them would be too large. */
export const archivedEventsPerPage = 24;
