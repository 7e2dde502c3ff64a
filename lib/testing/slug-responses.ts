/** Our plugin's response to `/headless-slugs`, with these fields changed. */
export function slugList(part: { types?: object; aliases?: object; taxonomies?: object } = {}) {
  return {
    types: {
      ...{ post: [['twelve-candles', '2023-12', 7]], event: [['the-quiet-lot', '2025-01', 8]] },
      ...{ video: [['rims', '2025-12', 9]], music: [['night-grammar', '2025-06', 10]] },
      ...part.types,
    },
    aliases: {
      ...{ post: [['a-dozen-candles', 'twelve-candles']], event: [], video: [], music: [] },
      ...{ category: [], post_tag: [['432-hertz', '432-hz']] },
      ...part.aliases,
    },
    taxonomies: { category: [['journal', 3]], post_tag: [['432-hz', 41]], ...part.taxonomies },
  };
}
