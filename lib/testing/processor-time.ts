/**
 * How much processor time a function takes, in microseconds: the least of a few runs, because a garbage collection may fall
 * into any of them. Unlike the time on the clock, it hardly grows when the machine is busy.
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
 * How many times as long a function takes for eight times as much: about 8 where its time grows with its input, about 64
 * where it grows with the square of it.
 *
 * @param work gets an amount
 * @param most the greater of the two amounts
 */
export function growth(work: (amount: number) => void, most: number): number {
  const amount = most / 8;
  // The first run compiles the code.
  work(amount);

  return processorTime(() => work(most), 2) / processorTime(() => work(amount), 3);
}

/** Between the growth of linear and of quadratic work, far from both. */
export const linearGrowth = 32;
