import type { Stoppable } from '@brandprint/platform';

/** What a child process sends after a task. */
interface TaskResult<Result> {
  /** Duration of the task alone. */
  wallMs: number;
  result: Result;
}

export type ChildMessage<Result> = { ready: true } | { answer: TaskResult<Result> } | { failure: string };

interface TaskRunner<Task, Result> extends Stoppable {
  run(task: Task): Promise<Result>;
}

/** The child's side of `startChild`: runs the tasks of the parent, and stops when the parent disconnects. */
export async function serveTasks<Task, Result>(start: () => Promise<TaskRunner<Task, Result>>): Promise<void> {
  const runner = await start();
  const reply = (message: ChildMessage<Result>) => process.send?.(message);
  process.on('message', (task: Task) => {
    const started = performance.now();
    runner.run(task).then(
      (result) => reply({ answer: { wallMs: performance.now() - started, result } }),
      (error: unknown) => reply({ failure: String((error as Error).stack) }),
    );
  });
  process.once('disconnect', () => void runner.stop());
  reply({ ready: true });
}
