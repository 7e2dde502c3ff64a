// An import of one of these style sheets gives its address (next.config.mjs).
declare module '*.pcss' {
  const address: string;
  export default address;
}
