import { build } from 'esbuild';
import { relative } from 'node:path';
import { nodeTestFiles } from '../npm-test/test-files.mjs';
import { rootDir, stackDir } from '../settings.mjs';

/**
 * The tests for Node's test runner that import one of these files, directly or through other files.
 * @param {string[]} files from the root
 * @returns {Promise<string[]>} paths from the root
 */
export async function nodeTestsOf(files) {
  const changed = new Set(files);
  const tests = nodeTestFiles(stackDir).map((file) => relative(rootDir, file));
  const { metafile } = await build({
    ...{ absWorkingDir: rootDir, entryPoints: tests, outdir: 'unused', outbase: '.' },
    ...{ bundle: true, write: false, metafile: true, logLevel: 'silent' },
    ...{ platform: 'node', format: 'esm', packages: 'external' },
  });
  return Object.values(metafile.outputs)
    .filter(({ inputs }) => Object.keys(inputs).some((file) => changed.has(file)))
    .flatMap(({ entryPoint }) => entryPoint ?? []);
}
