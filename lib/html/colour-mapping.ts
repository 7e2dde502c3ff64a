/** A hue of the design. It replaces the colour that an editor chose by a shade that is readable on our background. */
type Hue = 'rose' | 'gold' | 'green' | 'blue' | 'violet' | 'grey';

const palette: Record<string, Hue> = {
  ...{ 'pale-pink': 'rose', 'vivid-red': 'rose', 'luminous-vivid-orange': 'gold' },
  ...{ 'luminous-vivid-amber': 'gold', 'light-green-cyan': 'green', 'vivid-green-cyan': 'green' },
  ...{ 'pale-cyan-blue': 'blue', 'vivid-cyan-blue': 'blue', 'vivid-purple': 'violet' },
  ...{ black: 'grey', white: 'grey', 'cyan-bluish-gray': 'grey' },
};

const names: Record<string, Hue> = {
  ...{ red: 'rose', crimson: 'rose', pink: 'rose', maroon: 'rose', orange: 'gold', gold: 'gold' },
  ...{ yellow: 'gold', brown: 'gold', green: 'green', lime: 'green', teal: 'green', aqua: 'blue' },
  ...{ cyan: 'blue', blue: 'blue', navy: 'blue', purple: 'violet', violet: 'violet' },
  ...{ fuchsia: 'violet', magenta: 'violet', indigo: 'violet' },
};

/** The hue for a name in WordPress's palette (`vivid-red`). Grey for a name from a theme. */
export function colourOfPalette(name: string): Hue {
  return palette[name] ?? 'grey';
}

/** The hue of a CSS colour (in lower case). */
export function colourOf(colour: string): Hue {
  const channels = hexChannels(colour) ?? rgbChannels(colour);

  return channels ? hueOfChannels(channels) : (names[colour] ?? 'grey');
}

function hexChannels(text: string): number[] | null {
  const digits = /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (!digits) return null;
  const step = digits.length < 6 ? 1 : 2;

  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * step, index * step + step);
    return parseInt(step === 1 ? channel + channel : channel, 16);
  });
}

function rgbChannels(text: string): number[] | null {
  const [, ...channels] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? [];

  return channels.length === 3 ? channels.map(Number) : null;
}

function hueOfChannels([red = 0, green = 0, blue = 0]: number[]): Hue {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 28) return 'grey';
  if (Math.min(red, green) > most * 0.75 && blue < most * 0.7) return 'gold';
  if (most === green) return green - blue < span / 2 && blue > red ? 'blue' : 'green';
  if (most === blue) return red > green ? 'violet' : 'blue';
  if (green > blue) return green - blue > span / 3 ? 'gold' : 'rose';

  return blue > red * 0.85 ? 'violet' : 'rose';
}
