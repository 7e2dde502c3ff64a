import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import hashes from '@/imagery/drawn.json';

const root = join(__dirname, '../..');

type Task = { file: string };
type Imagery = {
  planOf: (root: string) => Promise<Task[]>;
  changedSinceDrawn: (root: string, plan: Task[]) => Promise<Task[]>;
};

/**
 * Imports a script that draws. These scripts are type-checked less strictly, so the site must not import them directly.
 */
const drawing = (name: string) => import(join(root, 'imagery', name)) as Promise<Imagery>;

// `npm run images -- --changed` draws the pictures that this test names.
it('every picture was drawn with its present words and settings', async () => {
  const { planOf } = await drawing('pictures/index.mjs');
  const { changedSinceDrawn } = await drawing('drawn.mjs');
  const plan = await planOf(root);
  const names = (tasks: Task[]) => tasks.map(({ file }) => file);

  expect(names(await changedSinceDrawn(root, plan))).toEqual([]);
  expect(Object.keys(hashes)).toEqual(names(plan));
});

it('`--changed` says when nothing below a folder has changed', () => {
  const options = ['--changed', '--list', '--only', 'public/images/tours'];
  const said = execFileSync(process.execPath, ['imagery/draw.mjs', ...options], { cwd: root });

  expect(String(said)).toBe('Nothing below "public/images/tours" has changed since it was drawn\n');
});
