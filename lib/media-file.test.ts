import { getMediaFile } from './media-file';
import { networkAnswers } from './testing/answers';

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
});
