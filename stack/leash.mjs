// Preloaded into every part: a part must not outlive the runner, even one that was killed without warning.
// Programs that a part starts inherit the preload but not the leash: their channel belongs to the part.
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
