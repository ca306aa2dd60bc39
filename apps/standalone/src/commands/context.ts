import type { Logger, UserError } from '@brandprint/platform';
import type { Settings } from '../env.ts';
import type { Screen } from '../quickstart/screen.ts';
import type { TerminalStyle } from '../quickstart/terminal-style.ts';

/** Where people look. */
export interface Terminal {
  screen: Screen;
  paint: TerminalStyle;
}

/** What a command gets to work with. Its answer is the exit code. */
export interface CommandContext extends Terminal {
  settings: Settings;
  logger: Logger;
  /** Fires when the command is asked to end, or has to; the reason is a UserError in the latter case. */
  stop: AbortSignal;
  /** Ends the command because of this. */
  abort: (reason: UserError) => void;
}

/** Resolves when the command is asked to end. */
export function waitForStop(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
}
