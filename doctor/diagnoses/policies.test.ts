import { contextWith } from '../testing/context';
import { checkPolicies } from './policies.mjs';

const closed = { status: 401, json: { code: '42501' } };
const held = {
  '/contact_messages?': closed,
  '/slides?': { json: [] },
  '/contact_messages': closed,
  '/slides': closed,
};
const check = (responses: object) =>
  checkPolicies(contextWith({ ...held, ...responses }).context, 'slides');

describe('row-level security', () => {
  it('protects the tables', async () => {
    expect(await check({})).toMatchObject([{ state: 'fine' }]);
    expect(await check({ '/contact_messages?': { json: [] } })).toMatchObject([{ state: 'fine' }]);
  });

  it.each([
    [{ '/contact_messages?': { json: [{ id: '1' }] } }, 'read what visitors wrote'],
    [{ '/slides?': { json: [{ id: 1 }] } }, 'read slides that are not active'],
    [{ '/contact_messages': { status: 400, json: { code: '23502' } } }, 'write into contact_m'],
    [{ '/slides': { status: 201 } }, 'write into slides'],
  ])('does not protect a table: %j', async (responses, words) => {
    const findings = await check(responses);

    expect(findings).toMatchObject([
      { state: 'failure', words: expect.stringContaining(`Anybody can ${words}`) },
    ]);
    expect(findings[0]!.next).toContain('supabase db push');
  });

  it('cannot be tested without the table of messages', async () => {
    expect(await check({ '/contact_messages?': { status: 404 } })).toMatchObject([
      { state: 'failure', words: expect.stringContaining('no table contact_messages') },
    ]);
  });
});
