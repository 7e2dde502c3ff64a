import { compositions } from './compositions/index.mjs';
import { bloom } from './light/bloom.mjs';
import { enlarge } from './light/enlarge.mjs';
import { develop, toBytes } from './light/grade.mjs';
import { paletteOf } from './palettes.mjs';
import { randomFrom } from './random.mjs';

/**
 * Draws one picture: a composition in linear light, then lens, film and grain.
 * @param {{hz:number, mood:string, seed?:number, composition:string, size:[number,number], scale?:number}} wish
 * @returns {{bytes:Buffer, width:number, height:number}} RGB, 8 bit
 */
export function paint(wish) {
  const { hz, mood, seed = 1, composition, size, scale = 0.6 } = wish;
  const compose = compositions[composition];
  if (!compose) {
    throw new Error(
      `Unknown composition "${composition}"; known: ${Object.keys(compositions).join(', ')}`,
    );
  }
  const [fullWidth, fullHeight] = size;
  const drawn = compose({
    ...wish,
    seed,
    width: Math.round(fullWidth * scale),
    height: Math.round(fullHeight * scale),
    palette: paletteOf(mood),
    random: randomFrom(`${composition} ${hz} ${mood} ${seed}`),
  });
  bloom(drawn, wish.bloom ?? 1);
  develop(drawn, wish);
  const picture = enlarge(drawn, fullWidth, fullHeight);
  return {
    bytes: toBytes(picture, { grain: wish.grain, seed }),
    width: fullWidth,
    height: fullHeight,
  };
}
