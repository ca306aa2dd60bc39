import type { AnalysisProgress } from '@brandprint/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { brandprint } from './client.ts';

export const isActive = (status: string): boolean => status === 'queued' || status === 'running';

/** How far a running analysis is, from its events; undefined before the first. The brand is read again at its end. */
export function useAnalysisProgress(brandId: string, active: boolean): AnalysisProgress | undefined {
  const client = useQueryClient();
  const [progress, setProgress] = useState<AnalysisProgress>();
  useEffect(() => {
    if (!active) return;
    const ending = new AbortController();
    const refresh = () => {
      if (ending.signal.aborted) return;
      void client.invalidateQueries({ queryKey: ['brand', brandId] });
      void client.invalidateQueries({ queryKey: ['brands'] });
    };
    setProgress(undefined);
    brandprint.brands
      .wait(brandId, { onProgress: setProgress, signal: ending.signal, timeout: Number.POSITIVE_INFINITY })
      .then(refresh, refresh);
    return () => ending.abort();
  }, [brandId, active, client]);
  return active ? progress : undefined;
}
