import { group } from '../../testing/json-ld';
import { fullGroupNode, groupNode, performerNode, websiteNode } from './group';
import { roles, site } from '../../site';

const first = roles[0]!;

describe('the duo', () => {
  it('has the same id on every page, and its members and its offer on pages about it', () => {
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

  it('publishes a site in both languages', () => {
    expect(websiteNode()).toEqual({
      ...{ '@type': 'WebSite', '@id': 'https://site.example/#website', name: site.product },
      ...{ url: 'https://site.example/', inLanguage: ['en', 'de'], publisher: group },
    });
  });
});
