import { getMediaFile } from './media-file';
import { logged, networkAnswers } from './testing/answers';
import { forgetAbsences } from './wordpress/negative-cache';

beforeEach(forgetAbsences);

const ask = () => getMediaFile(['2026', '11', 'a.jpg'], new Request('https://site.example/'));

describe('getMediaFile', () => {
  it('passes a file on', async () => {
    const { requests } = networkAnswers({ body: 'picture' });
    const file = await ask();

    expect([file?.status, await file?.text()]).toEqual([200, 'picture']);
    expect(file?.headers.get('content-type')).toBe('image/jpeg');
    expect(requests.map(String)).toEqual(['https://cms.example/wp-content/uploads/2026/11/a.jpg']);
  });

  it('is null for a file that WordPress does not have', async () => {
    networkAnswers({ body: 'none', status: 404 });

    expect(await ask()).toBeNull();
  });

  it.each([429, 500, 502])(
    'throws when WordPress answers %i: that is no absence',
    async (status) => {
      networkAnswers({ body: 'busy', status });

      await expect(ask()).rejects.toThrow(`WordPress answered ${status}`);
    },
  );

  it('does not ask again for one that was not there', async () => {
    const { requests } = networkAnswers({ body: 'none', status: 404 });
    for (let visitor = 1; visitor <= 5; visitor += 1) expect(await askFor('b.jpg')).toBeNull();

    expect(requests).toHaveLength(1);
  });

  it('asks for names that may be made up five times a second, and for files that were there at once', async () => {
    logged('warn');
    networkAnswers({ body: 'picture' });
    await askFor('found.jpg');
    const { requests } = networkAnswers({ body: 'none', status: 404 });
    const names = Array.from({ length: 50 }, (_, index) => `made-up-${index}.jpg`);
    const since = Date.now();
    const all = names.map((name) => askFor(name).catch(({ message }: Error) => message));
    const files = Array.from({ length: 20 }, () => askFor('found.jpg'));
    await Promise.all(files);
    const asked = requests.filter(({ pathname }) => pathname.includes('made-up'));
    const seconds = Math.ceil((Date.now() - since) / 1_000);
    expect(asked.length).toBeLessThanOrEqual(5 * seconds);

    const answers = await Promise.all(all);
    expect(answers.filter((each) => each === 'Too many wait').length).toBeGreaterThanOrEqual(10);
    expect(answers.filter((each) => each === null).length).toBeGreaterThanOrEqual(10);
  }, 15_000);
});

const askFor = (name: string) =>
  getMediaFile(['2026', '11', name], new Request('https://site.example/'));
