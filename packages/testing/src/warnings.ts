import { runInThisContext } from 'node:vm';

export interface TestWarnings {
  /** Names of the warnings that Node.js has printed so far. */
  names: readonly string[];
  stop(): void;
}

/** Captures warnings of Node.js. Tests have a copy of the process object, which does not receive them. */
export function watchWarnings(): TestWarnings {
  const real = runInThisContext('process') as NodeJS.Process;
  const names: string[] = [];
  const note = ({ name }: Error): void => {
    names.push(name);
  };
  real.on('warning', note);
  return { names, stop: () => void real.off('warning', note) };
}
