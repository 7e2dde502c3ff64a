import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../files-below.mjs';
import { replaced } from './replaced.mjs';

/** The SHA-256 of a file's content. @param {Uint8Array} bytes */
export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The media files that only the demo has: pictures, audio files, videos. Files with the same content as a file that an
 * owner keeps are left out.
 * @param {string} root
 * @returns {Map<string, string>} path by hash; of two files with the same content, the later one
 */
export function demoFiles(root) {
  const hashOfFile = (/** @type {string} */ file) => hashOf(readFileSync(join(root, file)));
  const isReplaced = (/** @type {string} */ file) =>
    replaced.some((path) => file === path || file.startsWith(`${path}/`));
  const kept = new Set(
    filesOf(root, 'public')
      .filter((file) => !isReplaced(file))
      .map(hashOfFile),
  );
  const files = replaced.flatMap((path) => filesOf(root, path));
  const media = files.filter((file) => /\.(avif|webp|png|ico|svg|jpe?g|mp[34])$/.test(file));
  const hashed = media.map((file) => /** @type {const} */ ([hashOfFile(file), file]));
  return new Map(hashed.filter(([hash]) => !kept.has(hash)));
}

/**
 * All files at a path.
 * @param {string} root
 * @param {string} path of a file or folder below it
 * @returns {string[]} paths from the root
 */
export const filesOf = (root, path) =>
  filesBelow(join(root, path)).map((file) => relative(root, file));

/**
 * Creates a search for words of the demo.
 * @param {Awaited<ReturnType<typeof import('./demo-words.mjs').demoWords>>} words
 * @returns {(text: string) => string[]} the words of the demo in a text
 */
export function demoWordFinder({ names, titles, sentences }) {
  const named = anyOf(names, 'giu');
  const titled = anyOf(titles, 'gu');
  return (text) => {
    const plain = plainText(text);
    const found = [named, titled].flatMap((each) => plain.match(each) ?? []);
    return [...new Set([...found, ...sentences.filter((each) => plain.includes(each))])];
  };
}

/** A pattern that matches whole words only, because a name may also be part of another word. */
function anyOf(words, flags) {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, flags);
}

const entities = { amp: '&', quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>' };

/** The text as a reader sees it, with entities and escapes decoded. */
function plainText(text) {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&(amp|quot|#39|#x27|lt|gt);/g, (_, name) => entities[name])
    .replace(/%[\da-f]{2}/gi, ' ');
}
