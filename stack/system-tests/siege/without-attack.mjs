import { pause } from '../../processes/wait.mjs';
import { honestFindings } from './honest.mjs';
import { meanwhile } from './visitor-experience.mjs';

/**
 * Measures legitimate visitors without an attack, for comparison.
 * @param {import('./besieged-site.mjs').Setup} setup
 */
export async function quietly(setup) {
  const [experience] = await meanwhile(setup, setup.origin, pause(8_000));
  return honestFindings(experience, 'site');
}
