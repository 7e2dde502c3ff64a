import { appRoutes } from '../e2e/support/app-routes';
import { allowedMethods } from './methods';

describe('allowedMethods', () => {
  it.each(appRoutes())('knows what $file takes', ({ methods, paths }) => {
    for (const path of paths) {
      const allowed = allowedMethods(new URL(path, 'https://site.example').pathname);
      // The framework derives the one from GET, the other from whatever there is.
      expect(allowed.filter((each) => each !== 'HEAD' && each !== 'OPTIONS')).toEqual(methods);
    }
  });
});
