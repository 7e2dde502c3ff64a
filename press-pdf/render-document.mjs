import PDFDocument from 'pdfkit';
import { publisher } from '../content/press/documents/index.mjs';
import { addBlock } from './blocks.mjs';
import { addChanges } from './changes.mjs';
import { addFooters } from './footers.mjs';
import { addHead } from './head.mjs';
import { fonts, page } from './style.mjs';

const languages = { en: 'en-GB', de: 'de-CH' };

/**
 * Renders a document as a tagged PDF with A4 pages, in one language. Every run gives the same bytes.
 *
 * @param {import('../lib/data/press/documents').PressDocument} content
 * @param {'en' | 'de'} locale
 * @returns {Promise<{ bytes: Buffer, pages: number }>}
 */
export async function renderDocument(content, locale) {
  const changed = new Date(`${content.changes[0].date}T12:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    pdfVersion: '1.7',
    tagged: true,
    lang: languages[locale],
    displayTitle: true,
    bufferPages: true,
    // Compressed bytes differ between versions of Node.
    compress: false,
    font: fonts.text,
    info: {
      Title: `${publisher}: ${content.title[locale]}`,
      Author: publisher,
      CreationDate: changed,
      ModDate: changed,
    },
  });
  const bytes = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper = { pdf, root, locale };
  addHead(paper, content);
  for (const block of content.blocks) addBlock(paper, block);
  addChanges(paper, content.changes);
  root.end();
  const pages = addFooters(paper, content);
  pdf.end();

  return { bytes: await bytes, pages };
}

/** @param {NodeJS.ReadableStream} stream */
async function collect(stream) {
  const parts = [];
  for await (const part of stream) parts.push(Buffer.from(part));

  return Buffer.concat(parts);
}
