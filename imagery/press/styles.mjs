/** @typedef {Omit<import('../type/line.mjs').LineStyle, 'size'>} TypeStyle */
/** @typedef {'front' | 'article' | 'strip' | 'page' | 'spread'} PageLayout */

/** @typedef {{ dark: string, papers: [string, ...string[]] }} PaperStyle */

/**
 * How a publisher prints.
 * @typedef {object} HouseStyle
 * @property {TypeStyle} masthead
 * @property {TypeStyle} headline
 * @property {string} house colour of the publisher
 * @property {[PageLayout, ...PageLayout[]]} layouts
 */

/** @typedef {HouseStyle & PaperStyle} PageStyle */

/** @type {TypeStyle} */
const black = { family: 'serif', wght: 900, opsz: 9, WONK: 1, tracking: -0.01 };
/** @type {TypeStyle} */
const fine = { family: 'serif', wght: 300, opsz: 144, tracking: 0.01 };
/** @type {TypeStyle} */
const roman = { family: 'serif', wght: 600, opsz: 100, tracking: -0.01 };
/** @type {TypeStyle} */
const grotesk = { family: 'sans', wght: 850, tracking: -0.02 };
/** @type {TypeStyle} */
const wide = { family: 'sans', wght: 600, tracking: 0.22, caps: true };
/** @type {TypeStyle} */
const swing = { family: 'italic', wght: 700, opsz: 60, WONK: 1 };
/** @type {TypeStyle} */
const soft = { family: 'serif', wght: 700, opsz: 40, SOFT: 100 };
/** @type {TypeStyle} */
const capitals = { ...roman, caps: true, tracking: 0.05 };

/** @type {PaperStyle} */
const news = { dark: '#23211f', papers: ['#efe7d4', '#ece6d9', '#f1ead9'] };
/** @type {PaperStyle} */
const glossy = { dark: '#1b1a1d', papers: ['#fbfaf7', '#f6f1e8', '#f3eef8', '#eef4f4', '#fbf1ea'] };

/**
 * By the name of the publisher: masthead, headline, colour, layouts.
 * @type {Record<string, [TypeStyle, TypeStyle, string, HouseStyle['layouts']]>}
 */
const houses = {
  'Luzerner Abendfaden': [black, roman, '#23211f', ['front', 'article']],
  'Niederstiller Zeitung': [capitals, roman, '#23211f', ['front', 'article']],
  'Seeblick Woche': [swing, grotesk, '#1f5f8b', ['article', 'front']],
  'Tobelbacher Nachrichten': [roman, soft, '#2f5b3a', ['article', 'strip']],
  'Lindentaler Tagblatt': [fine, fine, '#23211f', ['front', 'article']],
  'Silberwanger Anzeiger': [soft, roman, '#35567a', ['strip', 'article']],
  'Hohenmatter Bote': [black, black, '#23211f', ['front', 'strip']],
  'Rheinfurter Zeitung': [roman, roman, '#7a1f1f', ['front', 'article']],
  'Oberhalden aktuell': [grotesk, grotesk, '#b23a2a', ['strip', 'article']],
  'Der Gleisbote': [wide, grotesk, '#c0491f', ['article', 'front']],
  'Ankerhof Morgenblatt': [capitals, swing, '#173a55', ['front', 'article']],
  'Salzstollen Kurier': [swing, roman, '#5a2f6b', ['article', 'strip']],
  'La Voce del Pergolato': [fine, swing, '#3d5a2a', ['front', 'article']],
  'Le Courrier des Brumes': [swing, fine, '#2c3d55', ['front', 'article']],
  'Gazeta do Cais': [black, swing, '#8a2a2a', ['article', 'front']],
  'Norra Fyrbladet': [grotesk, soft, '#1a4f7a', ['front', 'strip']],
  Moloposten: [black, grotesk, '#7a2222', ['article', 'strip']],
  'De Morgenboot': [soft, fine, '#b5541c', ['front', 'article']],
  'Heron Street Post': [capitals, roman, '#23211f', ['front', 'article']],
  'Caisson Lane Courier': [roman, roman, '#23211f', ['front', 'article']],
  'North Ladder Weekly': [grotesk, fine, '#1d6b62', ['article', 'front']],
  'Grainlight Gazette': [soft, soft, '#8a5a17', ['front', 'strip']],
  'Resonanz und Raum': [wide, fine, '#4b2f8a', ['page', 'spread']],
  'Frau und Abend': [swing, swing, '#a1285c', ['spread', 'page']],
  Farnblatt: [fine, fine, '#2d6a4a', ['page', 'spread']],
  'Ondes Lentes': [fine, swing, '#1f6f7a', ['spread', 'page']],
  Nebenstimme: [grotesk, grotesk, '#c23a2c', ['page', 'spread']],
  'Klavier Nord': [wide, roman, '#23211f', ['page', 'spread']],
  'Das stille Heft': [{ ...fine, family: 'italic' }, fine, '#6b5a3a', ['page', 'spread']],
  Atemzug: [
    { ...fine, tracking: 0.12 },
    { ...fine, family: 'italic' },
    '#2f6f8f',
    ['spread', 'page'],
  ],
  'Hof Sieben': [grotesk, black, '#d24a1c', ['spread', 'page']],
  'Slow Ear': [swing, fine, '#3a3a8a', ['page', 'spread']],
  'Halfmoon Magazine': [fine, fine, '#5b2f7a', ['spread', 'page']],
  'Porch and Piano': [soft, swing, '#8a4a1f', ['page', 'spread']],
  'The Alder Row Reader': [roman, fine, '#7a2f2f', ['spread', 'page']],
  'Inner Weather': [{ ...wide, wght: 300 }, fine, '#2f5f8a', ['page', 'spread']],
};

/**
 * @param {string} outlet name of the publisher
 * @param {string} kind `magazine`, or anything else for a newspaper
 * @returns {PageStyle}
 * @throws when the publisher has no style
 */
export function styleOf(outlet, kind) {
  const found = houses[outlet];
  if (!found) throw new Error(`imagery/press/styles.mjs has no style for the outlet "${outlet}"`);
  const [masthead, headline, house, layouts] = found;
  return { masthead, headline, house, layouts, ...(kind === 'magazine' ? glossy : news) };
}
