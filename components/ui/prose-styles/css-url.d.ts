// The import of one of these style sheets returns its URL (next.config.mjs).
declare module '*.pcss' {
  const url: string;
  export default url;
}
