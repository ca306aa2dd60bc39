import type { Brandprint } from '@brandprint/sdk';
import type { Command } from 'commander';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CommandOutput } from './output.ts';

export interface ServerOptions {
  url?: string | undefined;
  apiKey?: string | undefined;
  data?: string | undefined;
}

/** A client, and what to stop after the command. */
export interface Connection {
  client: Brandprint;
  baseUrl: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

export interface ConnectOptions {
  /** Whether the command analyses or prints: an embedded product then needs its browser and workers. */
  withWorkers?: boolean;
  /** Whether the command serves until Ctrl-C: other commands then use what it started. */
  untilStopped?: boolean;
  /** An address of this machine that an embedded product may send webhooks to. */
  allow?: string;
}

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
