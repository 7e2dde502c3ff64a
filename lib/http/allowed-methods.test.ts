import { appRoutes } from '../../e2e/support/app-routes';
import { allowedMethods } from './allowed-methods';

describe('allowedMethods', () => {
  it.each(appRoutes())('returns the methods that $file exports', ({ methods, paths }) => {
    for (const path of paths) {
      const allowed = allowedMethods(new URL(path, 'https://site.example').pathname);
      // Next.js adds HEAD where there is GET, and OPTIONS everywhere.
      expect(allowed.filter((each) => each !== 'HEAD' && each !== 'OPTIONS')).toEqual(methods);
    }
  });
});
