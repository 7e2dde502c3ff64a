import { publisher } from '@/content/press/documents/index.mjs';
import { site } from '@/lib/site';

it('names the site above its documents', () => {
  expect(publisher).toBe(site.product);
});
