import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} the path of a Java for the HTML checker of the browser tests, installed if necessary */
export const ensureJava = () =>
  ensureProgram({
    title: 'Java',
    names: ['java'],
    variable: 'JAVA_PATH',
    packages: ['default-jre-headless'],
  });
