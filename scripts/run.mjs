// Runs one of the commands in lib/commands.mjs, after installing what is missing. Plain JavaScript without
// dependencies, because nothing may be installed yet, with syntax that old versions of Node can parse.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);

/** Understands ranges like "^20.19.0 || >=24.0.0". */
const isSupported = engines.node.split('||').some((range) => {
  const [, operator, rangeMajor, rangeMinor] = /^\s*(\^|>=)(\d+)\.(\d+)/.exec(range);
  if (major === Number(rangeMajor)) return minor >= Number(rangeMinor);
  return operator === '>=' && major > Number(rangeMajor);
});

if (!isSupported) {
  console.error(`Brandprint runs on Node ${engines.node}; this is ${process.version}.
Install Node 24 from https://nodejs.org, or with a version manager (nvm install), then run the command again.`);
  process.exit(1);
}

const { runCommand } = await import('./lib/commands.mjs');
await runCommand(process.argv[2], process.argv.slice(3));
