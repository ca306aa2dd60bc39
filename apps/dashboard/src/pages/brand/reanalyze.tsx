import type { Brand } from '@brandprint/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { STAGES } from '../../lib/sections.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type AnalysisChoice, AnalysisOptions, toParams } from '../analysis-options.tsx';

/** Analyses a brand again, by default as the last time. */
export function Reanalyze({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => choiceOf(brand));
  const submit = useMutation({
    mutationFn: () => brandprint.brands.reanalyze(brand.id, toParams(choice)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['brand', brand.id] });
      onClose();
    },
  });
  return (
    <Dialog title="Analyse again" onClose={onClose}>
      <p>
        The site is read anew, with new files.{' '}
        {brand.has_overrides ? 'Your edits are kept and applied to the new result.' : ''}
      </p>
      <AnalysisOptions choice={choice} onChange={setChoice} />
      {submit.error && (
        <p className="notice bad" role="alert">
          {messageOf(submit.error)}
        </p>
      )}
      <p className="notice">This counts as one analysis in the usage of the workspace.</p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button primary" disabled={submit.isPending} onClick={() => submit.mutate()}>
          {submit.isPending ? 'Submitting …' : 'Analyse again'}
        </button>
      </div>
    </Dialog>
  );
}

function choiceOf(brand: Brand): AnalysisChoice {
  const requested = STAGES.filter((stage) => brand.requested_stages.includes(stage));
  return {
    maxPages: brand.max_pages,
    cacheTtl: ([300, 900, 1800, 3600] as const).find((seconds) => seconds === brand.cache_ttl) ?? 1800,
    stages: requested.length === STAGES.length ? [] : requested,
  };
}
