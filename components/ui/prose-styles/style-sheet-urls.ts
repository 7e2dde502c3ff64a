import type { StyleSheet } from '@/lib/html/style-sheets';

import alignments from './alignments.pcss';
import blocks from './blocks.pcss';
import covers from './covers.pcss';
import embeds from './embeds.pcss';
import formats from './formats.pcss';
import layout from './layout.pcss';
import media from './media.pcss';
import sounds from './sounds.pcss';
import tables from './tables.pcss';
import widgets from './widgets.pcss';

/**
 * The URLs that the build gives the extra style sheets of texts (next.config.mjs). A page links only those it needs.
 */
export const styleSheetUrls: Record<StyleSheet, string> = {
  ...{ formats, layout, blocks, tables, widgets, media, alignments, covers, embeds, sounds },
};
