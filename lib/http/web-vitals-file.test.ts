import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { percentile75, readPageViews, vitalsTable } from '../../doctor/vitals.mjs';
import type { PageView } from './web-vitals-schema';
import { deleteOldPageViews, storePageView } from './web-vitals-file';

const view = (lcp: number, engine: PageView['engine'] = 'chromium'): PageView => ({
  ...{ page: '/news', engine, navigation: 'navigate', lcp },
});
const now = new Date('2026-11-26T23:59:00Z');

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vitals-')), 'web-vitals');
});

describe('storePageView', () => {
  it('adds a line to the file of the day, with no time and no address', async () => {
    await storePageView(view(800), now, folder);
    await storePageView(view(900), now, folder);

    expect(await readFile(join(folder, '2026-11-26.jsonl'), 'utf8')).toBe(
      '{"page":"/news","engine":"chromium","navigation":"navigate","lcp":800}\n' +
        '{"page":"/news","engine":"chromium","navigation":"navigate","lcp":900}\n',
    );
  });

  it('deletes files after 28 days', async () => {
    await storePageView(view(1), new Date('2026-10-28T12:00:00Z'), folder);
    await storePageView(view(1), new Date('2026-10-29T12:00:00Z'), folder);
    await storePageView(view(1), now, folder);

    expect(await readdir(folder)).toEqual(['2026-10-29.jsonl', '2026-11-26.jsonl']);
  });

  it('deletes old files without a new page view, and needs no folder', async () => {
    await deleteOldPageViews(now, folder);
    await storePageView(view(1), new Date('2026-10-28T12:00:00Z'), folder);
    await deleteOldPageViews(now, folder);

    expect(await readdir(folder)).toEqual([]);
  });

  it('adds nothing to a file of more than 2 MB', async () => {
    await storePageView(view(1), now, folder);
    const file = join(folder, '2026-11-26.jsonl');
    await writeFile(file, 'x'.repeat(2 * 1024 ** 2 + 1));
    await storePageView(view(1), now, folder);

    expect((await readFile(file, 'utf8')).endsWith('x')).toBe(true);
  });
});

describe('npm run vitals', () => {
  it('shows the 75th percentile by page and engine', async () => {
    for (const lcp of [100, 200, 300, 400]) await storePageView(view(lcp), now, folder);
    await storePageView(view(900, 'webkit'), new Date('2026-11-25T00:00:00Z'), folder);
    await writeFile(join(folder, '2026-11-24.jsonl'), 'half a li');

    const [, ...rows] = vitalsTable(readPageViews(folder, 28));
    expect(rows).toEqual([
      ['/news', 'chromium', '4', '300', '–', '–', '–', '0'],
      ['/news', 'webkit', '1', '900', '–', '–', '–', '0'],
    ]);
    expect(vitalsTable(readPageViews(folder, 1))).toHaveLength(2);
  });

  it('takes the nearest rank', () => {
    expect(percentile75([5])).toBe(5);
    expect(percentile75([1, 2, 3, 4, 5, 6, 7, 8])).toBe(6);
    expect(percentile75([])).toBeNull();
  });
});
