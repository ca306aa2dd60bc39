/** npm forwards the Ctrl-C that the terminal sends to both: two within this time count as one. */
const DUPLICATE_SIGNAL_MS = 1_000;

/** Calls `stop` at the first SIGINT, SIGTERM or SIGHUP; a second one exits at once. */
export function onStopSignal(stop: () => void): void {
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first === undefined) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > DUPLICATE_SIGNAL_MS) {
      console.error('Forced exit.');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
