const TERMINAL_MS = 1000;
const PLAIN_MS = 10_000;

/**
 * Shows progress and elapsed time on stderr: on a terminal as one updated line, otherwise as a line at the start, one
 * every ten seconds, and one at the end. `label` is like { doing: 'Installing dependencies', done: 'Installed
 * dependencies in' }.
 */
export async function showProgress({ doing, done }, work, stream = process.stderr) {
  const terminal = stream.isTTY && process.env.TERM !== 'dumb';
  const started = performance.now();
  const elapsed = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const line = (text) => stream.write(terminal ? `\r\x1b[2K${text}` : `${text}\n`);
  line(`${doing} …`);
  const timer = setInterval(() => line(`${doing} … ${elapsed()}`), terminal ? TERMINAL_MS : PLAIN_MS);
  try {
    const result = await work();
    line(`${done} ${elapsed()}${terminal ? '\n' : ''}`);
    return result;
  } catch (error) {
    if (terminal) line('');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
