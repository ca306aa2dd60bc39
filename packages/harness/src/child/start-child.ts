import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { treeCpuMs } from '../processes.ts';
import type { ChildMessage } from './serve-tasks.ts';

export interface Measured<Result> {
  wallMs: number;
  /** Processor time of the process and its descendants; null where the system does not report it. */
  cpuMs: number | null;
  result: Result;
}

/** A child process that runs tasks and whose cost, including descendants, is measured. */
export interface Child<Task, Result> extends Stoppable {
  pid: number;
  /** Runs one task; call again only after it has resolved. Throws if the task fails or the process exits. */
  measure(task: Task): Promise<Measured<Result>>;
  /** Throws if the process does not exit with 0. */
  stop(): Promise<void>;
}

/** Starts a script that calls `serveTasks`, and waits until it is ready. */
export async function startChild<Task extends object, Result>(
  script: URL,
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<Child<Task, Result>> {
  const child = fork(fileURLToPath(script), {
    execArgv: [...flags, '--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_OPTIONS: undefined, ...env },
  });
  const pid = child.pid ?? 0;
  const receive = () => nextMessage<Result>(child);
  const receiveOrThrow = async (): Promise<ChildMessage<Result>> => {
    const message = await receive();
    if ('failure' in message) throw new Error(message.failure);
    return message;
  };
  await receiveOrThrow();
  return {
    pid,
    async measure(task) {
      const before = treeCpuMs(pid);
      const reply = receiveOrThrow();
      child.send(task);
      const message = await reply;
      if (!('answer' in message)) throw new Error('the child process sent something else than a result');
      const after = treeCpuMs(pid);
      return { ...message.answer, cpuMs: before === null || after === null ? null : after - before };
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.disconnect();
        await gone;
      }
      if (child.exitCode !== 0) throw new Error(`child process exited with ${child.signalCode ?? child.exitCode}`);
    },
  };
}

/** Throws if the child exits before it sends a message. */
function nextMessage<Result>(child: ChildProcess): Promise<ChildMessage<Result>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ChildMessage<Result>) => {
      child.off('exit', onExit);
      resolve(message);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      child.off('message', onMessage);
      reject(new Error(`child process exited with ${signal ?? code}`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}
