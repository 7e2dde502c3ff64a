import { deadLinks } from './broken-links';

const site: Record<string, ResponseInit> = {
  '/news': {},
  '/2026/08/northbound': {},
  '/2026/08/old': { status: 308, headers: { location: '/2026/08/northbound' } },
  '/2026/08/gone': { status: 404 },
  '/preview/1-invalid': { status: 403 },
  '/2026/08/circle': { status: 308, headers: { location: '/2026/08/circle' } },
  '/videos/none': { status: 307, headers: { location: '/videos' } },
  '/api/media/2026/01/a.pdf': {},
  '/de/veranstaltungen/x': { status: 404 },
};

function pagesRespond() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input as URL);
    return new Response(null, site[pathname] ?? { status: 404 });
  });
}

describe('deadLinks', () => {
  it('returns the broken links, whichever of our host names they contain', async () => {
    pagesRespond();
    const good = [
      ...['/news', 'https://site.example/2026/08/northbound', 'https://cms.example/2026/08/old/'],
      ...['https://cms.example/wp-content/uploads/2026/01/a.pdf', 'mailto:aura@site.example'],
    ];
    const dead = [
      ...['/2026/08/gone', 'https://cms.example/nowhere', '/preview/1-invalid'],
      ...['/videos/none', '', '#'],
    ];

    expect(await deadLinks({ links: [...good, ...dead], language: 'en' })).toEqual(dead);
  });

  it('checks the page in the language of the text', async () => {
    const fetch = pagesRespond();

    expect(await deadLinks({ links: ['/events/x'], language: 'de' })).toEqual(['/events/x']);
    expect(String(fetch.mock.calls[0]![0])).toMatch(/\/de\/veranstaltungen\/x$/);
  });

  it('sends no request to another site, and stops after some redirects', async () => {
    const fetch = pagesRespond();
    const links = ['https://other.example/nowhere', '/2026/08/circle'];

    expect(await deadLinks({ links, language: 'en' })).toEqual([]);
    expect(fetch.mock.calls.length).toBeLessThan(6);
  });
});
