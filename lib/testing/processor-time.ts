/** How many times as large the larger amount is. */
const factor = 32;

/**
 * How much processor time a function takes, in microseconds: the minimum of a few runs, because a garbage collection
 * may happen during any of them. Unlike the elapsed time, it hardly grows when the machine is busy.
 */
function processorTime(work: () => void): number {
  const times = Array.from({ length: 2 }, () => {
    const { user, system } = process.cpuUsage();
    work();
    const after = process.cpuUsage();
    return after.user + after.system - user - system;
  });

  return Math.min(...times);
}

/**
 * Compares one run for a large amount with 32 runs for a 32nd of it. Both take about as long when the time of the
 * function grows linearly with its input, so the result is about 1. It is about 32 when the time grows with the square.
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

  return processorTime(() => work(most)) / processorTime(workInParts);
}

/** A limit between the growth of linear and of quadratic work, far from both. */
export const linearGrowth = 8;
