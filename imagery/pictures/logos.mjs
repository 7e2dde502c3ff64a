import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('../press/logo.mjs').Logo} Logo */
/** @typedef {import('../press/logo.mjs').LogoStyle} LogoStyle */

/** @type {(wght: number, opsz: number, more?: Partial<LogoStyle>) => LogoStyle} */
const serif = (wght, opsz, more = {}) => ({ family: 'serif', wght, opsz, ...more });
/** @type {(wght: number, opsz: number, more?: Partial<LogoStyle>) => LogoStyle} */
const italic = (wght, opsz, more = {}) => ({ family: 'italic', wght, opsz, ...more });
/** @type {(wght: number, more?: Partial<LogoStyle>) => LogoStyle} */
const sans = (wght, more = {}) => ({ family: 'sans', wght, ...more });
const spaced = { tracking: 0.2, caps: true };

/**
 * By the name of the publisher. No two logos may look alike.
 * @type {Record<string, Omit<Logo, 'name'>>}
 */
const looks = {
  'Rheinfurter Zeitung': { size: 54, style: serif(660, 60), form: 'rules' },
  'The Alder Row Reader': {
    rows: ['The Alder Row', 'Reader'],
    style: serif(480, 48),
    align: 'centre',
  },
  Nebenstimme: { style: sans(900, { tracking: -0.03 }) },
  'Radio Nebelmeer': { style: sans(380, { tracking: 0.02 }), ornament: 'wave' },
  'Le Courrier des Brumes': {
    size: 46,
    rows: ['Le Courrier', 'des Brumes'],
    style: italic(480, 30),
  },
  'Slow Ear': { style: italic(360, 40), ornament: 'drops' },
  'North Ladder Weekly': {
    rows: ['North Ladder', 'Weekly'],
    style: sans(800, { tracking: -0.01 }),
    ornament: 'ladder',
  },
  'The Quiet Hour': {
    rows: ['the', 'quiet hour'],
    style: serif(300, 60, { SOFT: 100 }),
    form: 'pill',
  },
  'Lindentaler Tagblatt': { rows: ['Lindentaler', 'Tagblatt'], style: serif(330, 34) },
  'De Morgenboot': { style: serif(700, 40, { SOFT: 100 }), ornament: 'boat' },
  'Hohenmatter Bote': { style: serif(900, 9, { WONK: 1 }) },
  'Silberwanger Anzeiger': {
    size: 52,
    rows: ['Silberwanger', 'Anzeiger'],
    style: serif(640, 30, { SOFT: 0 }),
    form: 'box',
  },
  'Halfmoon Magazine': {
    rows: ['Halfmoon'],
    style: serif(280, 40, { tracking: 0.02 }),
    ornament: 'moon',
  },
  'Inner Weather': { style: sans(300, spaced), ornament: 'sun', above: true, size: 60 },
  'Ondes Lentes': { style: italic(330, 40), ornament: 'wave', above: true },
  'La Voce del Pergolato': {
    rows: ['La Voce', 'del Pergolato'],
    style: serif(400, 44),
    ornament: 'grain',
  },
  'Gazeta do Cais': { style: serif(850, 20), form: 'rules', size: 68 },
  'Norra Fyrbladet': { style: sans(700), ornament: 'tower' },
  Moloposten: { style: serif(800, 9, { WONK: 1, SOFT: 60 }), form: 'box' },
  'Heron Street Post': {
    rows: ['Heron Street', 'Post'],
    style: serif(520, 44),
    ornament: 'heron',
  },
  'Caisson Lane Courier': {
    rows: ['Caisson Lane', 'Courier'],
    style: serif(560, 40),
    ornament: 'arch',
  },
  'Grainlight Gazette': {
    rows: ['Grainlight', 'Gazette'],
    style: serif(760, 60, { SOFT: 100, WONK: 1 }),
    align: 'centre',
    form: 'rules',
  },
  'Porch and Piano': { style: italic(640, 40), ornament: 'keys' },
  Farnblatt: { style: serif(380, 44, { tracking: 0.04 }), ornament: 'fern' },
  'Tele Niederstill': {
    rows: ['tele', 'niederstill'],
    style: sans(850, { tracking: -0.02, leading: 0.86 }),
    form: 'box',
  },
  'Radio Walnuss': { style: sans(600), ornament: 'nut' },
  'Kanal Drei Linden': { rows: ['Kanal Drei', 'Linden'], style: sans(450), ornament: 'bars' },
  'KLNT Lantern Radio': { rows: ['KLNT'], style: sans(900, { tracking: 0.06 }), ornament: 'rings' },
  'Resonanz und Raum': {
    rows: ['Resonanz', 'und Raum'],
    style: sans(500, { ...spaced, leading: 1.2 }),
    size: 62,
  },
  'Frau und Abend': { style: italic(760, 60, { WONK: 1 }) },
  'Der Gleisbote': { style: sans(650, spaced), form: 'rules', size: 58 },
  Atemzug: { style: serif(250, 36, { tracking: 0.16 }) },
  'Klavier Nord': {
    rows: ['klavier', 'nord'],
    style: sans(250, { tracking: 0.04, leading: 0.9 }),
    ornament: 'star',
  },
  Tonbogen: { style: sans(520, { tracking: -0.01 }), form: 'pill' },
  'Nachtstern TV': {
    style: sans(750, { caps: true, tracking: 0.06 }),
    ornament: 'star',
    above: true,
    size: 54,
  },
};

/** @typedef {{ outlet: string, logo: string }} PressSource the fields of a source in press.json that are used here */

/**
 * One logo for each source of a quote and each featured publisher.
 * @param {string} root the repository
 * @returns {Promise<import('./index.mjs').LogoTask[]>}
 */
export async function logos(root) {
  /** @type {{ quotes: PressSource[], featured: PressSource[] }} */
  const { quotes, featured } = JSON.parse(
    await readFile(join(root, 'imagery/pictures/press.json'), 'utf8'),
  );
  return [...quotes, ...featured].map(({ outlet, logo }) => {
    const look = looks[outlet];
    if (!look) throw new Error(`imagery/pictures/logos.mjs has no logo for the outlet "${outlet}"`);
    return { file: `public/images/press/logos/${logo}`, logo: { name: outlet, ...look } };
  });
}
