import type { Command } from 'commander';
import type { ServerOptions } from './connection.ts';
import type { Connection, ConnectOptions } from './connection-types.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CommandOutput } from './output.ts';

/** What a command gets. */
export interface CommandContext {
  io: Io;
  output: CommandOutput;
  server: ServerOptions;
  /** Connects at the first call; what it starts is stopped after the command. */
  connect(options?: ConnectOptions): Promise<Connection>;
}

/** What a command does. Nothing means success. */
export type CommandAction<Args extends unknown[]> = (
  context: CommandContext,
  ...args: Args
) => Promise<ExitCode> | Promise<void>;

/** Adds commands to the program. */
export type RegisterCommands = (
  program: Command,
  act: <Args extends unknown[]>(work: CommandAction<Args>) => (...args: Args) => Promise<void>,
) => void;
