import { colourOf, colourOfPalette } from './colour-mapping';

/** Maps inline styles and theme classes of a text to classes of ours. The page gets no inline styles from WordPress. */
export function styleClasses(classes: string[], style: string): string[] {
  return [
    ...new Set([
      ...classes,
      ...classes.flatMap(fromClass),
      ...declarations(style).flatMap(fromStyle),
    ]),
  ];
}

function fromClass(name: string): string[] {
  const [, colour, kind] =
    /^has-([\w-]+?)-(background-color|color|gradient-background)$/.exec(name) ?? [];
  if (!colour || /^(text|link|background|inline)$/.test(colour)) return [];
  if (kind === 'gradient-background') return ['is-background-gradient'];

  return [`is-${kind === 'color' ? 'text-colour' : 'background'}-${colourOfPalette(colour)}`];
}

function declarations(style: string): [string, string][] {
  return style
    .split(';')
    .slice(0, 40)
    .map((each): [string, string] => {
      const [name = '', value = ''] = each.split(':', 2).map((part) => part.trim().toLowerCase());
      return [name, value];
    })
    .filter(([name, value]) => name && value && value.length < 200);
}

function fromStyle([name, value]: [string, string]): string[] {
  const rule = rules[name];
  const found = rule?.(value);

  return found ? [found] : [];
}

const colourless =
  /^(inherit|initial|unset|transparent|none|windowtext|currentcolor|black|white)$|,\s*0?\.?0\)$/;

function backgroundClass(value: string): string | null {
  if (/gradient\(/.test(value)) return 'is-background-gradient';
  return colourless.test(value) ? null : `is-background-${colourOf(value)}`;
}

const rules: Record<string, (value: string) => string | null> = {
  'list-style-type': (value) => (counts[value] ? `is-counted-${counts[value]}` : null),
  'writing-mode': (value) => (value.startsWith('vertical') ? 'is-vertical-text' : null),
  'text-transform': (value) => (textCases.test(value) ? `is-${value}` : null),
  'column-count': (value) =>
    Number(value) > 1 ? `is-text-columns-${Math.min(3, Number(value))}` : null,
  'border-width': outline,
  'border-style': outline,
  border: outline,
  padding: inset,
  'padding-top': inset,
  'padding-left': inset,
  'text-align': (value) => (/^(left|center|right)$/.test(value) ? `has-text-align-${value}` : null),
  'flex-basis': basis,
  'grid-template-columns': (value) => basis(value.replace(/\s*\bauto\b\s*|\b1fr\b/g, '').trim()),
  color: (value) => (colourless.test(value) ? null : `is-text-colour-${colourOf(value)}`),
  background: backgroundClass,
  'background-color': backgroundClass,
  'font-weight': (value) => (/^(bold|bolder|[6-9]00)$/.test(value) ? 'is-bold' : null),
  'font-style': (value) => (value === 'italic' ? 'is-italic' : null),
  'text-decoration': decoration,
  'text-decoration-line': decoration,
  'font-size': fontSize,
  height: (value) => step('is-space', value),
  'min-height': (value) => step('is-tall', value),
  'aspect-ratio': (value) => {
    const [width = NaN, height = 1] = value.split('/').map(Number);
    const ratio = ratios.find(([, each]) => Math.abs(each - width / height) < 0.01);
    return ratio ? `is-ratio-${ratio[0]}` : null;
  },
};

const counts: Record<string, string> = {
  ...{ 'lower-alpha': 'letters', 'lower-latin': 'letters' },
  ...{ 'upper-alpha': 'capitals', 'upper-latin': 'capitals' },
  ...{ 'lower-roman': 'romans', 'upper-roman': 'roman-capitals' },
};

const textCases = /^(uppercase|lowercase|capitalize)$/;

function decoration(value: string): string | null {
  if (value.includes('line-through')) return 'is-struck';

  return value.includes('underline') ? 'is-underlined' : null;
}

function outline(value: string): string | null {
  return isNothing(value) ? null : 'is-outlined';
}

function inset(value: string): string | null {
  return isNothing(value) ? null : 'is-inset';
}

function isNothing(value: string): boolean {
  return /^(none|hidden|0(px|em|rem|%)?)$/.test(value.split(' ')[0] ?? '');
}

const ratios: [string, number][] = [
  ['1-1', 1],
  ['4-3', 4 / 3],
  ['3-4', 3 / 4],
  ['3-2', 3 / 2],
  ['2-3', 2 / 3],
  ['16-9', 16 / 9],
  ['9-16', 9 / 16],
];

const shares = [20, 25, 33, 40, 50, 60, 66, 75, 80];

// Rounds a column width to a share of the row: a fifth, quarter, third or half, or a multiple of one.
function basis(value: string): string | null {
  const percent = parseFloat(value);
  if (!value.endsWith('%') || !(percent > 0 && percent < 100)) return null;
  const byDistance = (a: number, b: number) => Math.abs(a - percent) - Math.abs(b - percent);

  return `is-basis-${shares.toSorted(byDistance)[0]}`;
}

function fontSize(value: string): string | null {
  const size = toPixels(value);
  if (!size) return null;
  if (size < 15) return 'has-small-font-size';
  if (size < 20) return null;

  return size < 32 ? 'has-large-font-size' : 'has-x-large-font-size';
}

function step(name: string, value: string): string | null {
  const size = toPixels(value);
  if (!size) return null;
  if (size <= 40) return `${name}-small`;

  return size <= 120 ? `${name}-medium` : size <= 480 ? `${name}-large` : `${name}-huge`;
}

const units: Record<string, number> = { px: 1, pt: 1.33, em: 18, rem: 18, vh: 9, '%': 0 };

function toPixels(value: string): number {
  const [, size, unit] = /^(\d*\.?\d+)(px|pt|r?em|vh)$/.exec(value) ?? [];

  return Number(size ?? 0) * (units[unit ?? '%'] ?? 0);
}
