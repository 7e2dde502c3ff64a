// Preloaded into every part: a part must end with the runner, even if the runner was killed. When the runner ends, the
// channel between the two closes. Programs that a part starts load this file too, but their channel is to the part.
if (process.channel && process.env.STACK_RUNNER === String(process.ppid)) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
  process.channel.unref();
}
