import type { Logger, UserError } from '@brandprint/platform';
import type { Screen, TerminalStyle } from '@brandprint/terminal';
import type { Settings } from '../env.ts';

/** Output for people. */
export interface Terminal {
  screen: Screen;
  paint: TerminalStyle;
}

/** What a command gets. It returns the exit code. */
export interface CommandContext extends Terminal {
  settings: Settings;
  logger: Logger;
  /** Aborts when the command is asked to end, or must end; in the latter case the reason is a UserError. */
  stop: AbortSignal;
  /** Ends the command for this reason. */
  abort: (reason: UserError) => void;
}

/** Resolves when the command is asked to end. */
export function waitForStop(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
}
