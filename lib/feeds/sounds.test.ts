import { processState } from '../next-internals/process-state.mjs';
import { toRichText } from '../html/rich-text';
import { networkResponses } from '../testing/responses';
import { soundsIn } from './sounds';

const upload = 'https://cms.example/wp-content/uploads/2026/08';
const audio = (name: string) => `<figure><audio controls src="${upload}/${name}"></audio></figure>`;
const text = (html: string) => toRichText(html, 'en');

beforeEach(() => processState('mediaSizes', () => new Map<string, number>()).clear());

it('are the files of a text, each once, with the size that WordPress says', async () => {
  const { requests } = networkResponses({ body: '', headers: { 'content-length': '2400' } });
  const found = await soundsIn(
    text(`${audio('a.mp3')}<p>Words</p>${audio('b.ogg')}${audio('a.mp3')}`),
  );

  expect(found).toEqual([
    { address: 'https://site.example/api/media/2026/08/a.mp3', type: 'audio/mpeg', bytes: 2400 },
    { address: 'https://site.example/api/media/2026/08/b.ogg', type: 'audio/ogg', bytes: 2400 },
  ]);
  expect(requests.map(String)).toEqual([`${upload}/a.mp3`, `${upload}/b.ogg`]);
});

it('requests a size once', async () => {
  const { requests } = networkResponses({ body: '', headers: { 'content-length': '2400' } });
  await soundsIn(text(audio('a.mp3')));
  await soundsIn(text(audio('a.mp3')));

  expect(requests).toHaveLength(1);
});

it.each([new Error('away'), { status: 404, body: '' }, { body: '' }])(
  'have no size when WordPress says %s',
  async (response) => {
    networkResponses(response);

    expect(await soundsIn(text(audio('a.mp3')))).toMatchObject([{ bytes: null }]);
  },
);
