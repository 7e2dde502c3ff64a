import { requestWordpress, logIn } from '../../../parts/wordpress-rest.mjs';
import { until } from '../../../processes/wait.mjs';
import { fetchAsBrowser } from './browser-requests.mjs';

/** @typedef {{ id: number, slug: string, date: string }} Post */

let edition = 0;

/** A title that no page has shown before. */
export const newTitle = () => `Edition ${++edition} of ${Date.now()}`;

/** An editor who uses WordPress's REST API, which is faster than the screens and sends the same webhooks. */
export class Editor {
  /** @type {number[]} */
  #posts = [];

  /** @type {number[]} */
  #tags = [];

  /**
   * @param {string} wordpressUrl
   * @param {Record<string, string>} headers of a logged-in editor
   */
  constructor(wordpressUrl, headers) {
    this.wordpressUrl = wordpressUrl;
    this.headers = headers;
  }

  /** @param {import('../../../settings.mjs').Settings} settings */
  static async logIn({ wordpressUrl, logins }) {
    return new Editor(wordpressUrl, await logIn(wordpressUrl, logins.editor));
  }

  /**
   * @param {string} title
   * @param {number[]} [tags] their ids
   */
  async write(title, tags = []) {
    const content = '<!-- wp:paragraph --><p>A short note.</p><!-- /wp:paragraph -->';
    const post = await this.#send('POST', '/posts', { title, status: 'publish', content, tags });
    this.#posts.push(post.id);
    return post;
  }

  /** @param {Post} post @param {string} title */
  retitle = ({ id }, title) => this.#send('POST', `/posts/${id}`, { title });

  /** @param {Post} post @param {string} slug */
  rename = ({ id }, slug) => this.#send('POST', `/posts/${id}`, { slug });

  /** @param {string} name */
  async createTag(name) {
    const tag = await this.#send('POST', '/tags', { name });
    this.#tags.push(tag.id);
    return tag;
  }

  /** @param {Post} post */
  async delete({ id }) {
    await this.#send('DELETE', `/posts/${id}?force=true`);
    this.#posts = this.#posts.filter((each) => each !== id);
  }

  /**
   * Deletes everything that this editor has created.
   * @param {string} [page] the URL of a post that must then be 404: a webhook that no site receives would be sent again
   *   later, to the site of the next test
   */
  async deleteAll(page) {
    for (const id of this.#tags.splice(0)) await this.#send('DELETE', `/tags/${id}?force=true`);
    for (const id of this.#posts.splice(0)) await this.#send('DELETE', `/posts/${id}?force=true`);
    const isGone = async () => !page || (await fetchAsBrowser(page)).status === 404;
    await until(isGone, { what: `${page} is gone` });
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<Post>}
   */
  async #send(method, path, body) {
    const { wordpressUrl, headers } = this;
    const request = { method, headers, body };
    return (await requestWordpress(wordpressUrl, `/wp/v2${path}`, request)).json();
  }
}
