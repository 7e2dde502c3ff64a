/**
 * @template T, R
 * @param {Iterable<T>} things
 * @param {number} count how many run at the same time
 * @param {(thing: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function runConcurrently(things, count, work) {
  const results = [];
  const queue = things[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next())
      results.push(await work(next.value));
  };
  await Promise.all(Array.from({ length: count }, worker));
  return results;
}
