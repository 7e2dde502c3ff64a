/** How many times as large the larger amount is. */
const factor = 32;

/** A limit between the growth of linear and of quadratic work, far from both. */
export const linearGrowth = 8;

/** How much processor time a function takes, in microseconds. Unlike the elapsed time, it does not include waiting. */
function processorTime(work: () => void): number {
  const { user, system } = process.cpuUsage();
  work();
  const after = process.cpuUsage();

  return after.user + after.system - user - system;
}

/**
 * Compares one run for a large amount with 32 runs for a 32nd of it. Both take about as long when the time of the
 * function grows linearly with its input, so the result is about 1. It is about 32 when the time grows with the square.
 *
 * It holds on a busy machine: load and garbage collection can only lengthen a run, only the shortest of each kind
 * counts, and while the result is above the limit, up to eight more runs of each kind follow.
 *
 * @param work gets the amount
 * @param most the larger of the two amounts
 */
export function growth(work: (amount: number) => void, most: number): number {
  const workInParts = () => {
    for (let part = 0; part < factor; part++) work(most / factor);
  };
  // The first run compiles the code.
  workInParts();

  let [whole, parts] = [Infinity, Infinity];
  for (let round = 0; round < 10 && (round < 2 || whole / parts >= linearGrowth); round++) {
    whole = Math.min(
      whole,
      processorTime(() => work(most)),
    );
    parts = Math.min(parts, processorTime(workInParts));
  }

  return whole / parts;
}
