import { pause } from '../wait.mjs';
import { honestFindings } from './honest.mjs';
import { meanwhile } from './meanwhile.mjs';

/**
 * The same without any attack: what is slow here is slow by itself.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function quietly(scene) {
  const work = pause(scene.short ? 2_000 : 10_000);
  const [experience] = await meanwhile(scene, scene.origin, work);
  return honestFindings(experience, 'site');
}
