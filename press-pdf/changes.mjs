import { formatDay } from './day.mjs';
import { addHeading, addList } from './blocks.mjs';

const title = { en: 'What has changed', de: 'Was sich geändert hat' };

/**
 * Adds the list of changes with their dates. A promoter sees in it whether an older copy is still valid.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {import('../lib/data/press/documents').PressDocument['changes']} changes
 */
export function addChanges(paper, changes) {
  const { locale } = paper;
  addHeading(paper, title[locale]);
  addList(
    paper,
    changes.map(({ date, words }) => `${formatDay(date, locale)}: ${words[locale]}`),
  );
}
