import { step } from '../console.mjs';
import { busy } from './faults.mjs';
import { forEach, visit } from './visit.mjs';
import { expireEverything } from './webhook.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

const visitors = 100;
/** As lib/wordpress/request-queue.ts has it. */
const mostAtOnce = 6;
const mostEach = 3;
const coldPages = 60;
const name = 'many at once';
const columns = ['answered', 'questions to WordPress', 'at once'];

/**
 * A hundred visitors want one page, sixty want sixty that were never shown: WordPress is asked for each once, and for a
 * few at a time.
 * @param {Stage} stage
 * @param {import('./results.mjs').Results} results
 */
export async function herd(stage, results) {
  const [one, ...others] = await coldPosts(stage.backend);
  const rows = ['100 on a page never shown', '100 on an expired page', '60 on 60 never shown'];
  results.expect(name, rows, columns);
  await stage.have(busy);
  await step(name, async () => {
    await crowd(rows[0], Array(visitors).fill(one), mostEach);
    await expireEverything(stage.settings);
    await crowd(rows[1], Array(visitors).fill('/videos'), mostEach, '/videos');
    await stage.rests();
    await stage.have(null);
    await crowd(rows[2], others.slice(0, coldPages), coldPages * mostEach);
  });
  await stage.have(null);

  async function crowd(row, paths, mostQuestions, about = '') {
    const { wordpress, settings } = stage;
    wordpress.count();
    const [answers, lag] = await stage.withLag(() =>
      forEach(paths.length, paths, (path) => visit(settings.siteUrl + path)),
    );
    await stage.rests(lag);
    // Who has to wait for a turn longer than eight seconds is told so: that is no herd.
    const [fine, late] = [200, 503].map((code) => answers.filter(({ status }) => status === code));
    const asked = wordpress.asked.filter((url) => url.includes(about)).length;
    const isAnswered = fine.length > paths.length / 2 && fine.length + late.length === paths.length;
    put(row, 0, fine.length, isAnswered);
    put(row, 1, asked, asked > 0 && asked <= mostQuestions);
    put(row, 2, wordpress.peak, wordpress.peak > 0 && wordpress.peak <= mostAtOnce);
  }

  function put(row, column, number, isRight) {
    results.put({ moment: name, row, column: columns[column] }, { word: `${number}`, isRight });
  }
}

/**
 * Paths of posts that nothing has linked to a visitor yet, in both languages; the newest, which are shown elsewhere, last.
 * @param {import('../settings.mjs').Settings} backend
 */
async function coldPosts({ wordpressUrl }) {
  const query = 'per_page=100&order=asc&_fields=slug,date';
  const posts = await (await fetch(`${wordpressUrl}/wp-json/wp/v2/posts?${query}`)).json();
  const paths = posts.map(({ slug, date }) => `/${date.slice(0, 4)}/${date.slice(5, 7)}/${slug}`);
  return paths.flatMap((path) => [path, `/de${path}`]);
}
