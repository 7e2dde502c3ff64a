import { speculationRules } from './speculation-rules';

it('names what is never prerendered, in both languages', () => {
  const [{ where, eagerness }] = speculationRules('hover').prerender as [
    ReturnType<typeof speculationRules>['prerender'][number],
  ];

  expect(eagerness).toBe('moderate');
  expect(where.and[1]).toEqual({
    not: {
      href_matches: [
        ...['/api/*', '/*.*', '/*\\?(.+)'],
        ...['/search*', '/de/suche*', '/preview/*', '/de/vorschau/*'],
      ],
    },
  });
});

it('prerenders before a hover only where the owner wants it', () => {
  expect(speculationRules('viewport').prerender[0]!.eagerness).toBe('eager');
});
