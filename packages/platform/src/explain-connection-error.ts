import { UserError } from './errors.ts';

/** Turns a connection error into one line that names the setting. */
export async function explainConnectionError<T>(setting: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(`${setting}: cannot connect to the service (${message || code}).`, { cause: error });
  }
}
