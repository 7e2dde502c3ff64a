/** The ground of every page, for what is told outside of style sheets; the same as in `app/styles/tokens.css`. */
export const ink = '#0b0714';
