import { UserError } from './errors.ts';

/** Turns a service that does not answer into one line that names the setting. */
export async function answering<T>(setting: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(`${setting}: the service does not answer (${message || code}).`, { cause: error });
  }
}
