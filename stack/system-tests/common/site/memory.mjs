import { readdirSync, readFileSync } from 'node:fs';

const interval = 200;

/**
 * Watches how much memory a process and all its children take together. Memory that several of them share counts once
 * (PSS, as Linux counts it).
 * @param {number} leader the id of the process that leads the group
 * @returns {() => number | null} stops the measurement and returns the maximum, in MB; null on a system without this information
 */
export function watchMemory(leader) {
  let most = 0;
  const look = () => (most = Math.max(most, memoryOf(leader)));
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return most || null;
  };
}

/**
 * How much memory a process group takes now (PSS).
 * @param {number} leader the id of the process that leads the group
 * @returns {number} MB; 0 on a system without this information
 */
export function memoryOf(leader) {
  const kilobytes = membersOf(leader).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** @param {number} leader */
function membersOf(leader) {
  const pids = entriesOf('/proc').filter((name) => /^\d+$/.test(name));
  // The name of the program is in parentheses and may contain anything. The group is the third field after it.
  return pids.filter((pid) => {
    const [, , group] = textOf(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(group) === leader;
  });
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process may end while its files are read. @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
