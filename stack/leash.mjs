// Preloaded into every part: a part must not outlive the runner, even one that was killed without warning.
if (process.channel) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
  process.channel.unref()
}
