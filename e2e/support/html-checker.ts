import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Message = { type: string; url: string; message: string; extract?: string };

const mostOutput = 64 * 1024 * 1024;

/**
 * The errors that the Nu HTML checker finds in these pages. One process checks all of them.
 *
 * @param folder an empty folder, which this writes the pages into
 */
export async function checkHtml(
  pages: { path: string; html: string }[],
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  pages.forEach(({ html }, index) => writeFileSync(join(folder, `${index}.html`), html));
  const messages = await runChecker(folder);

  return messages
    .filter(({ type }) => type === 'error' || type === 'non-document-error')
    .map(({ url, message, extract = '' }) => {
      const path = pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.path ?? url;
      return `${path}: ${message} ${extract.trim().replace(/\s+/g, ' ')}`;
    });
}

function runChecker(folder: string): Promise<Message[]> {
  const jar = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = [
    '-Xss4m',
    // In a run of a few seconds, optimizing the compiled code would take longer than it saves.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    jar,
    '--format',
    'json',
    '--errors-only',
    '--exit-zero-always',
  ];

  return new Promise((resolve, reject) => {
    execFile(
      process.env.JAVA_PATH ?? 'java',
      [...options, folder],
      { maxBuffer: mostOutput },
      (error, _, stderr) => (error ? reject(error) : resolve(JSON.parse(stderr).messages)),
    );
  });
}
