import type { RestRequest, WordPressRest } from '../../support/wordpress-rest';

export type Archive = { category: Term; tag: Term; posts: { id: number; slug: string }[] };

type Term = { id: number; slug: string; name: string };

/** Creates posts that are older than every post of the demo, with a category and a tag that only they have. */
export async function createArchive(rest: WordPressRest, count: number): Promise<Archive> {
  const category = await createTerm(rest, 'categories', 'Attic & Cellar', 'Dachboden & Keller');
  const tag = await createTerm(rest, 'tags', 'Dust & Tape', 'Staub & Tonband');
  const posts = await rest.sendAll(
    Array.from({ length: count }, (_, index) => toPost(index, category.id, tag.id)),
  );
  return { category, tag, posts };
}

/** Deletes everything that `createArchive` has created. */
export async function deleteArchive(rest: WordPressRest, archive: Archive): Promise<void> {
  const deletion = (path: string): RestRequest => ({
    method: 'DELETE',
    path: `${path}?force=true`,
  });
  await rest.sendAll(archive.posts.map(({ id }) => deletion(`/wp/v2/posts/${id}`)));
  await rest.send(deletion(`/wp/v2/categories/${archive.category.id}`));
  await rest.send(deletion(`/wp/v2/tags/${archive.tag.id}`));
}

async function createTerm(
  rest: WordPressRest,
  route: 'categories' | 'tags',
  name: string,
  german: string,
): Promise<Term> {
  const body = { name, meta: { _headless_de_name: german } };
  const { id, slug } = await rest.send({ method: 'POST', path: `/wp/v2/${route}`, body });
  return { id, slug, name };
}

function toPost(index: number, category: number, tag: number): RestRequest {
  const date = new Date(Date.UTC(2019, 0, 1 + index)).toISOString().slice(0, 19);
  const title = `From the archive, number ${index + 1}`;
  const body = { title, date, status: 'publish', categories: [category], tags: [tag] };
  return { method: 'POST', path: '/wp/v2/posts', body };
}
