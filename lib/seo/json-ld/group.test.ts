import { group } from '../../testing/json-ld';
import { fullGroupNode, groupNode, performerNode, websiteNode } from './group';

describe('the duo', () => {
  it('is one thing on every page, with its members and its offer where it is told of', () => {
    expect(fullGroupNode('Two who listen.')).toMatchObject({
      ...(groupNode() as object),
      ...{ '@id': group['@id'], description: 'Two who listen.' },
      genre: ['Healing Music', 'Frequency Music', 'Soul Music'],
      member: [
        { '@id': 'https://site.example/#singer' },
        { '@id': 'https://site.example/#pianist' },
      ],
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Soul Song Channeling' },
      },
    });
    expect(performerNode('singer')).toEqual({
      ...{ '@type': 'Person', '@id': 'https://site.example/#singer', name: 'Aura' },
      memberOf: group,
    });
  });

  it('has a site that can be searched in the language of the page', () => {
    expect(websiteNode('de')).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://site.example/de/suche?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
