const taken = /EADDRINUSE|address already in use/i;

/**
 * What to do when a program could not listen, because another one has taken its port since the command began.
 * @param {string} text an error message, or the end of a log
 * @returns {string} empty when no port was taken
 */
export function takenPortIn(text) {
  if (!taken.test(text)) return '';
  // MariaDB names the port in the next line: "Do you already have another server running on port: 3306 ?"
  const lines = text.split('\n').filter((line) => taken.test(line) || / on port: /.test(line));
  const [, port = ''] = /:\s?(\d{4,5})\b/.exec(lines.join('\n')) ?? [];
  return `Another program has taken ${port ? `port ${port}` : 'a port'} since this command began. Run the command again.`;
}

/** A message, with what to do when it says that a port was taken. @param {string} message */
export const withTakenPort = (message) =>
  [message, takenPortIn(message)].filter(Boolean).join('\n\n');
