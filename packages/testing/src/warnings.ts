import { runInThisContext } from 'node:vm';

export interface TestWarnings {
  /** Names of what Node.js warned of so far. */
  names: readonly string[];
  stop(): void;
}

/** Sees what Node.js would write to stderr. Tests have a copy of the process object, which is not told of warnings. */
export function watchWarnings(): TestWarnings {
  const real = runInThisContext('process') as NodeJS.Process;
  const names: string[] = [];
  const note = ({ name }: Error): void => {
    names.push(name);
  };
  real.on('warning', note);
  return { names, stop: () => void real.off('warning', note) };
}
