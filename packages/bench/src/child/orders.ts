import type { Stoppable } from '@brandprint/platform';

/** What a child process answers to an order. */
interface Answer<Result> {
  /** Of the order alone. */
  wallMs: number;
  result: Result;
}

export type Message<Result> = { ready: true } | { answer: Answer<Result> } | { failure: string };

interface Executor<Order, Result> extends Stoppable {
  carryOut(order: Order): Promise<Result>;
}

/** The child's side: carries out what the parent orders, one after the other, and ends with the connection. */
export async function takeOrders<Order, Result>(start: () => Promise<Executor<Order, Result>>): Promise<void> {
  const executor = await start();
  const tell = (message: Message<Result>) => process.send?.(message);
  process.on('message', (order: Order) => {
    const started = performance.now();
    executor.carryOut(order).then(
      (result) => tell({ answer: { wallMs: performance.now() - started, result } }),
      (error: unknown) => tell({ failure: String((error as Error).stack) }),
    );
  });
  process.once('disconnect', () => void executor.stop());
  tell({ ready: true });
}
