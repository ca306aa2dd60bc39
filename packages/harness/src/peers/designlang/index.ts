import { type Child, startChild } from '../../child/start-child.ts';
import type { DesignlangCheckout } from './checkout.ts';

export { type DesignlangCheckout, readDesignlangCheckout } from './checkout.ts';

export interface DesignlangTask {
  url: string;
}

/** A process with a warm browser in which designlang reads one page at a time. A task results in its answer. */
export const startDesignlang = ({ dir }: DesignlangCheckout): Promise<Child<DesignlangTask, unknown>> =>
  startChild(new URL('./serve.ts', import.meta.url), { DESIGNLANG: dir });
