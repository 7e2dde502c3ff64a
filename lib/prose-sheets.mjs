import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sheets = ['blocks', 'media'];

/**
 * Writes the style sheets that only some texts need to `public/sheets/`, as small and as widely understood as the
 * bundler makes the others: it has no way of its own to link a sheet by what is in a text.
 * @returns {Promise<Record<string, string>>} their addresses
 */
export async function writeProseSheets() {
  // A tool of the build alone; a running site has none.
  const { transform } = await import('esbuild');
  mkdirSync(join(root, 'public', 'sheets'), { recursive: true });
  const entries = sheets.map(async (sheet) => {
    const source = readFileSync(join(root, 'components', 'ui', `prose-${sheet}.css`), 'utf8');
    const target = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
    const { code } = await transform(source, { loader: 'css', minify: true, target });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
    writeFileSync(join(root, 'public', 'sheets', `prose-${sheet}.${hash}.css`), code);

    return [sheet, `/sheets/prose-${sheet}.${hash}.css`];
  });

  return Object.fromEntries(await Promise.all(entries));
}
