import { transform } from 'esbuild';

/** The browsers that Next.js supports: https://nextjs.org/docs/architecture/supported-browsers. */
const target = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * A loader for the bundler: minifies a style sheet that a page links by its URL. The bundler only minifies style sheets
 * that it links itself.
 *
 * @this {{ async: () => (error: unknown, code?: string) => void }}
 * @param {string} source
 */
export default function minifyCss(source) {
  const done = this.async();
  transform(source, { loader: 'css', minify: true, target }).then(
    ({ code }) => done(null, code),
    (error) => done(error),
  );
}
