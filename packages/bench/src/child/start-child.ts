import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { treeCpuMs } from '../processes.ts';
import type { ChildMessage } from './serve-tasks.ts';

export interface Measured<Result> {
  wallMs: number;
  /** Of the process and all that it started; null where the system does not tell. */
  cpuMs: number | null;
  result: Result;
}

/** A child process that carries out orders and is measured with all that it starts. */
export interface Child<Order, Result> extends Stoppable {
  pid: number;
  /** One at a time. Throws if it fails or ends. */
  measure(order: Order): Promise<Measured<Result>>;
  /** Throws if it does not end as it should. */
  stop(): Promise<void>;
}

/** Runs a script that takes orders, and waits until it is ready. */
export async function startChild<Order extends object, Result>(
  script: URL,
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<Child<Order, Result>> {
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
    async measure(order) {
      const before = treeCpuMs(pid);
      const reply = receiveOrThrow();
      child.send(order);
      const message = await reply;
      if (!('answer' in message)) throw new Error('expected a result');
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

/** Throws if the child ends before it says anything. */
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
