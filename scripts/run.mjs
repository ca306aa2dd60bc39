// Runs one of the commands below on a clone as it is: plain JavaScript, without dependencies, since nothing may be
// installed yet. It installs what is missing first, once.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Brandprint needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}

const { runCommand } = await import('./lib/commands.mjs');
await runCommand(process.argv[2], process.argv.slice(3));
