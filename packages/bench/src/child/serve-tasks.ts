import type { Stoppable } from '@brandprint/platform';

/** What a child process answers to an order. */
interface TaskResult<Result> {
  /** Of the order alone. */
  wallMs: number;
  result: Result;
}

export type ChildMessage<Result> = { ready: true } | { answer: TaskResult<Result> } | { failure: string };

interface TaskRunner<Order, Result> extends Stoppable {
  run(order: Order): Promise<Result>;
}

/** The child's side: carries out what the parent orders, one after the other, and ends with the connection. */
export async function serveTasks<Order, Result>(start: () => Promise<TaskRunner<Order, Result>>): Promise<void> {
  const runner = await start();
  const reply = (message: ChildMessage<Result>) => process.send?.(message);
  process.on('message', (task: Order) => {
    const started = performance.now();
    runner.run(task).then(
      (result) => reply({ answer: { wallMs: performance.now() - started, result } }),
      (error: unknown) => reply({ failure: String((error as Error).stack) }),
    );
  });
  process.once('disconnect', () => void runner.stop());
  reply({ ready: true });
}
