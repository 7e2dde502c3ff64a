import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runningSupabase } from '../testing/running-supabase.mjs';

const settings = await runningSupabase('test-supabase');
const table = `${settings.databaseUrl}/rest/v1/auralune_carousel`;

/** Asks as a visitor's browser would, with the key that everybody can read. */
async function ask(query, options = {}, key = settings.secrets.supabaseAnonKey) {
  const headers = {
    apikey: key,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  const answer = await fetch(`${table}?${query}`, { headers, ...options });
  const text = await answer.text();
  return { status: answer.status, body: text && JSON.parse(text) };
}

const everything = async () =>
  (await ask('select=*&order=id', {}, settings.secrets.supabaseSecretKey)).body;

const item = {
  title: 'Mine',
  background_image_url: '/mine.webp',
  button_text: 'Go',
  button_url: '/',
  active: true,
};

test('a visitor reads the active items in their order', async () => {
  const { status, body } = await ask('select=*&active=eq.true&order=display_order');
  assert.equal(status, 200);
  assert.deepEqual(
    body.map(({ display_order }) => display_order),
    [1, 2, 3, 4],
  );
});

test('a visitor never sees an inactive item, not even by requesting it', async () => {
  assert.equal((await everything()).filter(({ active }) => !active).length, 1);
  assert.equal((await ask('select=id')).body.length, 4);
  assert.deepEqual((await ask('select=id&active=eq.false')).body, []);
});

const attempts = {
  'add an item': ['', { method: 'POST', body: JSON.stringify(item) }],
  'change an active item': [
    'id=eq.1',
    { method: 'PATCH', body: JSON.stringify({ title: 'Mine' }) },
  ],
  'show an inactive item': [
    'active=eq.false',
    { method: 'PATCH', body: JSON.stringify({ active: true }) },
  ],
  'delete an item': ['id=eq.1', { method: 'DELETE' }],
};

for (const [what, [query, options]] of Object.entries(attempts)) {
  test(`a visitor cannot ${what}`, async () => {
    const before = await everything();
    const { status, body } = await ask(query, options);
    // Row-level security refuses an insert and hides every row from a change.
    assert.ok(status >= 400 || body.length === 0, `answered ${status} ${JSON.stringify(body)}`);
    assert.deepEqual(await everything(), before);
  });
}

test('nothing is readable without a key', async () => {
  assert.equal((await fetch(`${table}?select=id`)).status, 401);
});

test('an item with a script for an address is refused, even from the owner', async () => {
  const body = JSON.stringify({ ...item, button_url: 'javascript:alert(1)' });
  const answer = await ask('', { method: 'POST', body }, settings.secrets.supabaseSecretKey);
  assert.match(answer.body.message, /check constraint/);
});
