/**
 * The rows of a German title in large letters, where the English one has rows.
 * @type {Record<string, string[]>}
 */
export const germanRows = {
  'strings-under-glass': ['Saiten', 'unter', 'Glas'],
  'you-will-see': ['Ihr', 'werdet', 'sehen'],
  sugar: ['Zu', 'cker'],
  'lake-effect': ['See', 'wind'],
  'three-eights-taipei': ['Drei', 'Achten'],
  sawdust: ['Säge', 'mehl'],
  'it-is-a-barn': ['Es ist', 'eine', 'Scheune'],
};
