/** All past events: as many a step as a visitor will look through in one go. */
export const pastEventsArchive = { href: { pathname: '/past-events' }, perStep: 24 } as const;
