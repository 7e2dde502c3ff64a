// Old syntax only, so that an old Node can parse this file and show the message.
const needed = [20, 20];

/** Ends the process with a message when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(`Node ${needed.join('.')} or newer is needed; this is ${process.versions.node}.`);
  console.error(
    'Install a current one (for instance "nvm install --lts", or from nodejs.org) and start again.',
  );
  process.exit(1);
}
