// Preloaded into every part, so that the part ends with the command that started it, even if the command was killed.
// When the command ends, the IPC channel between the two processes closes. Node programs that a part starts load this
// file too, but their channel leads to the part.
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
