import winston from 'winston';

export type Logger = Pick<winston.Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Turns Error values in the metadata into plain objects: winston drops their message otherwise. */
const plainErrors = winston.format((info) => {
  for (const [key, value] of Object.entries(info)) {
    if (value instanceof Error) {
      info[key] = { name: value.name, message: value.message, stack: value.stack, cause: String(value.cause ?? '') };
    }
  }
  return info;
});

/** One JSON object a line, on stderr: stdout belongs to what a command prints for people. */
export function createLogger(options: { level: LogLevel; service: string }): Logger {
  return winston.createLogger({
    level: options.level === 'silent' ? 'error' : options.level,
    silent: options.level === 'silent',
    defaultMeta: { service: options.service },
    format: winston.format.combine(winston.format.timestamp(), plainErrors(), winston.format.json()),
    transports: [new winston.transports.Stream({ stream: process.stderr })],
  });
}
