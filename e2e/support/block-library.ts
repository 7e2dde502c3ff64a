import library from '../../wordpress/blocks/library.json' with { type: 'json' };
import { pathOf } from '../../stack/system-tests/post-paths.mjs';
import { stack } from './environment';
import { everyTag } from './every-tag';
import { WordPressRest } from './wordpress-rest';

type Post = { id: number; slug: string; date: string; content: { rendered: string } };

/** A published post made of blocks. */
export type BlockPost = {
  /** The English path of the post on the site. */
  path: string;
  /** The HTML that WordPress renders for each block, by the block's name without `core/`. */
  rendered: Record<string, string>;
  /** Deletes the post and the items published for it: its blocks would slow down every list that other tests request. */
  remove: () => Promise<void>;
};

/** The name of the block that shows the whole post once more. */
const whole = 'core/post-content';

const stored: Record<string, string> = library.blocks;

/** Blocks whose words come from outside the block library. */
const added: Record<string, string> = {
  html: '<!-- wp:html --><p>Words of core/html</p><!-- /wp:html -->',
  'query-no-results': `<!-- wp:query {"query":{"postType":"page","search":"xyzzy","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template /-->${stored['core/query-no-results']}</div><!-- /wp:query -->`,
  'every-tag': `<!-- wp:html -->${everyTag}<!-- /wp:html -->`,
};

/**
 * Publishes a post with every block of the block library except `post-content`, and the other content that blocks show:
 * a pattern, a page, a comment.
 */
export async function publishLibrary(): Promise<BlockPost> {
  const rest = await WordPressRest.logIn();
  const pattern = await rest.send({
    method: 'POST',
    path: '/wp/v2/blocks',
    body: { status: 'publish', title: 'A pattern', content: paragraph('Words of a pattern') },
  });
  const page = { status: 'publish', title: 'A page' };
  const { id } = await rest.send({ method: 'POST', path: '/wp/v2/pages', body: page });
  const names = Object.keys(stored).filter((name) => name !== whole);
  const blocks = {
    ...Object.fromEntries(names.map((name) => [name.replace('core/', ''), stored[name]!])),
    ...added,
    block: `<!-- wp:block {"ref":${pattern.id}} /-->`,
  };

  const around = [`/wp/v2/blocks/${pattern.id}`, `/wp/v2/pages/${id}`];
  return publishBlocks(rest, { title: 'Every block of the library', blocks, around });
}

/** Publishes a post that contains itself once more. */
export async function publishWithItself(): Promise<BlockPost> {
  const rest = await WordPressRest.logIn();
  const blocks = { 'post-content': `${paragraph('Words around')}${stored[whole]}` };

  return publishBlocks(rest, { title: 'A post in a post', blocks, around: [] });
}

const paragraph = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;

/** `around`: REST paths of the other content that the blocks show. */
type Parts = { title: string; blocks: Record<string, string>; around: string[] };

async function publishBlocks(
  rest: WordPressRest,
  { title, blocks, around }: Parts,
): Promise<BlockPost> {
  const content = Object.entries(blocks)
    .map(([name, markup]) => `${startOf(name)}\n${markup}\n${endOf(name)}`)
    .join('\n\n');
  // A new slug each time: the site may still remember that an earlier post with the same slug was deleted.
  const slug = `blocks-${Date.now()}`;
  // The post is private until it has its comment: WordPress accepts no comment on a draft.
  const { id } = await rest.send<Post>({
    method: 'POST',
    path: '/wp/v2/posts',
    body: { status: 'private', comment_status: 'open', categories: [1], slug, title, content },
  });
  const comment = { post: id, content: 'Words of a comment' };
  await rest.send({ method: 'POST', path: '/wp/v2/comments', body: comment });
  const body = { status: 'publish', excerpt: 'Words of an excerpt' };
  const post = await rest.send<Post>({ method: 'POST', path: `/wp/v2/posts/${id}`, body });
  const remove = async () => {
    for (const path of [`/wp/v2/posts/${id}`, ...around])
      await rest.send({ method: 'DELETE', path: `${path}?force=true` });
  };

  return { path: pathOf(post), rendered: await renderedBlocks(id, Object.keys(blocks)), remove };
}

const startOf = (name: string) => `<!-- wp:html --><div id="block-${name}"><!-- /wp:html -->`;
const endOf = (name: string) => `<!-- wp:html --></div><!-- end of ${name} --><!-- /wp:html -->`;

/** The HTML of each block. Requested without a login, because some blocks show other texts to editors. */
async function renderedBlocks(id: number, names: string[]): Promise<Record<string, string>> {
  const response = await fetch(`${stack.wordpressUrl}/wp-json/wp/v2/posts/${id}`);
  const { content } = (await response.json()) as Post;

  return Object.fromEntries(names.map((name) => [name, between(content.rendered, name)]));
}

function between(html: string, name: string): string {
  const start = `<div id="block-${name}">`;
  const end = html.lastIndexOf(`</div><!-- end of ${name} -->`);
  if (!html.includes(start) || end < 0)
    throw new Error(`The HTML of WordPress has lost the div around ${name}.`);

  return html.slice(html.indexOf(start) + start.length, end).trim();
}
