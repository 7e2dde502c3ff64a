import type { Graph } from 'schema-dts';

import { pageGraph, toScript } from './page-graph';

describe('pageGraph', () => {
  const href = { pathname: '/events/[slug]', params: { slug: 'klänge' } } as const;
  const trail = [
    { name: 'Auralune', href: { pathname: '/' } as const },
    { name: 'Veranstaltungen', href: { pathname: '/events' } as const },
    { name: 'Klänge', href },
  ];

  it('contains the page, its breadcrumbs and its subject', () => {
    const url = 'https://site.example/de/veranstaltungen/kl%C3%A4nge';
    const about = `${url}#event`;

    expect(pageGraph({ href, locale: 'de', title: 'Klänge', about, trail }, [])).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...{ '@type': 'WebPage', '@id': `${url}#page`, url, name: 'Klänge', inLanguage: 'de' },
          isPartOf: { '@id': 'https://site.example/#website' },
          mainEntity: { '@id': about },
          breadcrumb: { '@id': `${url}#breadcrumbs` },
        },
        {
          ...{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs` },
          itemListElement: [
            crumb(1, 'Auralune', 'https://site.example/de'),
            crumb(2, 'Veranstaltungen', 'https://site.example/de/veranstaltungen'),
            crumb(3, 'Klänge', url),
          ],
        },
      ],
    });
  });

  it('has no breadcrumbs for the home page', () => {
    const home = { pathname: '/' } as const;
    const page = { href: home, locale: 'en', title: 'Home', trail: [trail[0]!] } as const;

    expect(types(pageGraph({ ...page, trail: [...page.trail] }, []))).toEqual(['WebPage']);
  });
});

const crumb = (position: number, name: string, item: string) => ({
  ...{ '@type': 'ListItem', position, name, item },
});
const types = (graph: Graph) => graph['@graph'].map((node) => (node as never)['@type']);

describe('toScript', () => {
  it('escapes what could end the script, and keeps every word', () => {
    const name = '</script><img src=x onerror=alert(1)> & \u2028\u2029 <!--';
    const graph: Graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', name }],
    };
    const script = toScript(graph);

    expect(script).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(script)).toEqual(graph);
  });
});
