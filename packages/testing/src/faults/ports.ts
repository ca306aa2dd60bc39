import { once } from 'node:events';
import { connect } from 'node:net';
import { waitFor } from '../wait-for.ts';
import type { ManagedProcess } from './managed-process.ts';

/** Waits until a process answers `say` on its port with something that begins with `answer`. Throws with its log if it ends before. */
export async function waitUntilServing(
  server: ManagedProcess,
  { port, say, answer }: { port: number; say: string; answer: string },
): Promise<void> {
  await waitFor(async () => {
    if (!server.isAlive()) throw new Error(`The server did not start. Its log:\n${server.log()}`);
    return (await sendAndReceive(port, say).catch(() => '')).startsWith(answer);
  }, 30_000);
}

/** Sends a message to a port and returns the first response. Throws if there is none. */
export async function sendAndReceive(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.write(text);
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    return String(data);
  } finally {
    socket.destroy();
  }
}
