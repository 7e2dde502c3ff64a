import { engine } from '../../components/layout/web-vitals';
import { expect, test } from './support/test';

test('page views in WebKit count as those of WebKit', async ({ view }) => {
  await view.goto('/');
  expect(await view.evaluate(engine)).toBe('webkit');
});
