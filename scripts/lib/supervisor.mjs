// Runs the program named on the command line, and ends it when stdin closes. The process that started this holds the
// other end of stdin, so the program does not outlive it, even if it is killed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
process.stdin.resume().once('close', killAll);

function killAll() {
  try {
    process.kill(-process.pid, 'SIGKILL'); // it was started as the leader of a process group
  } catch {
    child.kill('SIGKILL'); // Windows has no process groups
  }
}
