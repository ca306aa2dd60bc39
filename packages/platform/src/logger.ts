import { isNativeError } from 'node:util/types';
import winston from 'winston';
import { redact } from './redact.ts';

export type Logger = Pick<winston.Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where winston keeps the finished line. */
const LINE = Symbol.for('message');

/** Turns Error values in the metadata into plain objects: winston drops their message otherwise. */
const plainErrors = winston.format((info) => {
  for (const [key, value] of Object.entries(info)) {
    if (value instanceof Error || isNativeError(value)) {
      const { name, message, stack, cause, code } = value as NodeJS.ErrnoException;
      info[key] = { name, message, stack, cause: String(cause ?? ''), ...(code !== undefined && { code }) };
    }
  }
  return info;
});

const withoutSecrets = winston.format((info) => {
  info[LINE] = redact(String(info[LINE]));
  return info;
});

/** One JSON object a line, on stderr unless told: stdout belongs to what a command prints for people. */
export function createLogger(options: { level: LogLevel; service: string; stream?: NodeJS.WritableStream }): Logger {
  const { format, transports } = winston;
  return winston.createLogger({
    level: options.level === 'silent' ? 'error' : options.level,
    silent: options.level === 'silent',
    defaultMeta: { service: options.service },
    format: format.combine(format.timestamp(), plainErrors(), format.json(), withoutSecrets()),
    transports: [new transports.Stream({ stream: options.stream ?? process.stderr })],
  });
}
