import { unsavedContent, withUnsaved } from './unsaved';

const content = { answer: { id: 1 } };

describe('withUnsaved', () => {
  it('holds the content while it is rendered, and deletes it after that', async () => {
    let given = '';
    const found = await withUnsaved(content, async (id) => {
      given = id;
      return unsavedContent(id);
    });

    expect(found).toBe(content);
    expect(unsavedContent(given)).toBeNull();
  });

  it('forgets it too when it cannot be rendered', async () => {
    let given = '';
    const failing = withUnsaved(content, async (id) => {
      given = id;
      throw new Error('no page');
    });

    await expect(failing).rejects.toThrow('no page');
    expect(unsavedContent(given)).toBeNull();
  });

  it('separates two that are rendered at the same time', async () => {
    const other = { answer: { id: 2 } };
    const [one, two] = await Promise.all(
      [content, other].map((each) => withUnsaved(each, async (id) => unsavedContent(id))),
    );

    expect([one, two]).toEqual([content, other]);
  });
});
