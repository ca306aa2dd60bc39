import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Queue } from 'bullmq';

/** Handles a request whose path is relative to its mount point. */
export type Board = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Bull Board, which shows waiting and running jobs and changes nothing. Loaded on demand. */
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
