import { isNativeError } from 'node:util/types';
import winston from 'winston';
import { logFields } from './log-context.ts';
import { textLine } from './log-text.ts';
import { createRedactor } from './redact.ts';

export type Logger = Pick<winston.Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where winston keeps the finished line. */
const MESSAGE = Symbol.for('message');

/** Formats a line in one step: there is one per request, and each format in a chain has a cost. */
const createLineFormat = (finish: (line: string) => string) =>
  winston.format((info) => {
    for (const [key, value] of Object.entries(logFields() ?? {})) info[key] ??= value;
    for (const [key, value] of Object.entries(info)) {
      if (value instanceof Error || isNativeError(value)) info[key] = serializeError(value);
    }
    info.timestamp = new Date().toISOString();
    info[MESSAGE] = finish(stringify(info));
    return info;
  })();

/** JSON.stringify keeps only an Error's own enumerable fields. */
function serializeError({ name, message, stack, cause, code }: NodeJS.ErrnoException) {
  return { name, message, stack, cause: String(cause ?? ''), ...(code !== undefined && { code }) };
}

const safeJsonFormat = winston.format.json();

/** Circular values and bigints need a slower way. */
function stringify(info: winston.Logform.TransformableInfo): string {
  try {
    return JSON.stringify(info);
  } catch {
    const { [MESSAGE]: text } = safeJsonFormat.transform(
      info,
      safeJsonFormat.options,
    ) as winston.Logform.TransformableInfo;
    return String(text);
  }
}

export interface LoggerOptions {
  level: LogLevel;
  service: string;
  /** Redacted in every line. */
  secrets?: readonly string[] | undefined;
  stream?: NodeJS.WritableStream;
  /** `text` is for people at a terminal; JSON, the default, is for log collectors. */
  format?: 'json' | 'text';
}

/** One line per entry, on stderr by default: stdout is for the output of commands. */
export function createLogger(options: LoggerOptions): Logger {
  const { transports } = winston;
  const redact = createRedactor(options.secrets);
  return winston.createLogger({
    level: options.level === 'silent' ? 'error' : options.level,
    silent: options.level === 'silent',
    defaultMeta: { service: options.service },
    format: createLineFormat(options.format === 'text' ? (line) => textLine(redact(line)) : redact),
    transports: [new transports.Stream({ stream: options.stream ?? process.stderr })],
  });
}
