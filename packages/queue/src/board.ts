import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Queue } from 'bullmq';

/** Answers a request whose path is relative to where it is mounted. */
export type Board = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Bull Board, which shows the jobs that wait and run, and changes nothing. Loaded when it is asked for. */
export async function openBoard(queues: readonly Queue[], mountedAt: string): Promise<Board> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  const serverAdapter = new ExpressAdapter().setBasePath(mountedAt);
  const adapters = queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false }));
  createBullBoard({
    queues: adapters,
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Brandprint', environment: { label: 'read only', color: '#555' } } },
  });
  return serverAdapter.getRouter();
}
