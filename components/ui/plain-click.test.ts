import { isPlainClick } from './plain-click';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('isPlainClick', () => {
  it('is a click with the main button and without a modifier key', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    ['another tab', { ctrlKey: true }],
    ['another tab on a Mac', { metaKey: true }],
    ['another window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['another tab, by the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_, part) => {
    expect(isPlainClick({ ...plain, ...part })).toBe(false);
  });
});
