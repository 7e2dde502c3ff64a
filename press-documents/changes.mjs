import { formatDay } from './day.mjs';
import { addHeading, addList } from './blocks.mjs';

const title = { en: 'What has changed', de: 'Was sich geändert hat' };

/**
 * What changed since when, so that a promoter sees whether an older copy still holds.
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
