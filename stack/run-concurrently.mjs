/**
 * Runs a function for each item, several at the same time.
 * @template Item, Result
 * @param {Iterable<Item>} items
 * @param {number} atOnce the maximum number of items at the same time
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function runConcurrently(items, atOnce, work) {
  /** @type {Result[]} */
  const results = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
