import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { everyBlock } from './fixtures/every-block';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { publishPost, uploadedPictures } from './support/posts';

test('makes posts', async ({ browser }) => {
  test.setTimeout(200000);
  const editor = new Editor(await browser.newPage());
  await editor.logIn();
  const pictures = await uploadedPictures(editor);
  console.log(
    await publishPost(editor, {
      title: 'Every block there is',
      content: everyBlock({ pictures, wordpressUrl: stack.wordpressUrl }),
    }),
  );
  console.log(
    await publishPost(editor, {
      title: 'A hostile post',
      content: await readFile(new URL('fixtures/hostile.html', import.meta.url), 'utf8'),
    }),
  );
});
