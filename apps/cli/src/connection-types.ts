import type { Brandprint } from '@brandprint/sdk';

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
