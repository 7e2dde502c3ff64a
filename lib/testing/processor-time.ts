/**
 * How much processor time a function takes, in microseconds: the minimum of a few runs, because a garbage collection
 * may happen during any of them. Unlike the elapsed time, it hardly grows when the machine is busy.
 */
function processorTime(work: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const { user, system } = process.cpuUsage();
    work();
    const after = process.cpuUsage();
    return after.user + after.system - user - system;
  });

  return Math.min(...times);
}

/**
 * How many times as long a function takes for an amount that is eight times as large: about 8 when its time grows
 * linearly with its input, about 64 when it grows with the square.
 *
 * @param work gets the amount
 * @param most the larger of the two amounts
 */
export function growth(work: (amount: number) => void, most: number): number {
  const amount = most / 8;
  // The first run compiles the code.
  work(amount);

  return processorTime(() => work(most), 2) / processorTime(() => work(amount), 3);
}

/** A limit between the growth of linear and of quadratic work, far from both. */
export const linearGrowth = 32;
