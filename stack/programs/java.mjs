import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} the path of a Java for the HTML checker of the end-to-end tests, installed if need be */
export const ensureJava = () =>
  ensureProgram({
    title: 'Java',
    names: ['java'],
    variable: 'JAVA_PATH',
    packages: ['default-jre-headless'],
  });
