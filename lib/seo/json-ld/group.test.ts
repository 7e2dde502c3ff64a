import { group } from '../../testing/json-ld';
import { fullGroupNode, groupNode, performerNode, websiteNode } from './group';
import { roles, site } from '../../site';

const first = roles[0]!;

describe('the duo', () => {
  it('is one thing on every page, with its members and its offer where it is told of', () => {
    expect(fullGroupNode('Two who listen.')).toMatchObject({
      ...(groupNode() as object),
      ...{ '@id': group['@id'], description: 'Two who listen.' },
      genre: site.genres,
      member: roles.map((role) => ({ '@id': `https://site.example/#${role}` })),
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: site.offer.name },
      },
    });
    expect(performerNode(first)).toEqual({
      ...{
        '@type': 'Person',
        '@id': `https://site.example/#${first}`,
        name: site.performers[first],
      },
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
