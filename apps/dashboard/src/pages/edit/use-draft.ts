import { useState } from 'react';
import type { JsonObject } from '../../lib/merge-patch.ts';

const MAX_STEPS = 200;

/** A section while it is being edited, with the steps to undo. */
export function useDraft(initial: JsonObject) {
  const [steps, setSteps] = useState<readonly JsonObject[]>([initial]);
  const draft = steps[steps.length - 1] ?? initial;
  return {
    draft,
    change: (next: JsonObject) => setSteps((old) => [...old.slice(-MAX_STEPS), next]),
    /** Undefined if there is nothing to undo. */
    undo: steps.length > 1 ? () => setSteps((old) => old.slice(0, -1)) : undefined,
  };
}
