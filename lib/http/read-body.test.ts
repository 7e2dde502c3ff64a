import { readAtMost } from './read-body';

const post = (body?: BodyInit) => new Request('https://site.example', { method: 'POST', body });

describe('readAtMost', () => {
  it('reads a body up to the limit, whatever its letters', async () => {
    expect(await readAtMost(10, post('äöü'))).toBe('äöü');
    expect(await readAtMost(6, post('äöü'))).toBe('äöü');
    expect(await readAtMost(10, post())).toBe('');
  });

  it('is null for a body over the limit', async () => {
    expect(await readAtMost(5, post('äöü'))).toBeNull();
  });
});
