import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { brandprint } from '../api/client.ts';
import { messageOf, statusOf } from '../api/errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { type AnalysisChoice, AnalysisOptions, toParams } from './analysis-options.tsx';

/** "example.com" is "https://example.com". */
const toUrl = (text: string): string => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);

export function NewAnalysis({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [url, setUrl] = useState('');
  const [choice, setChoice] = useState<AnalysisChoice>({ maxPages: 10, cacheTtl: 3600, stages: [] });
  const submit = useMutation({
    mutationFn: () => brandprint.brands.create({ url: toUrl(url.trim()), ...toParams(choice) }),
    onSuccess: async ({ brand_id: brandId }) => {
      void client.invalidateQueries({ queryKey: ['brands'] });
      onClose();
      await navigate({ to: '/brands/$brandId', params: { brandId } });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit.mutate();
  };
  const isAboutUrl = statusOf(submit.error) === 400;
  return (
    <Dialog title="New analysis" onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <Field
          label="Website"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          placeholder="example.com"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="Any public page. Its main pages are found from there."
          problem={submit.error && isAboutUrl ? messageOf(submit.error) : undefined}
        />
        <AnalysisOptions choice={choice} onChange={setChoice} />
        {submit.error && !isAboutUrl && (
          <p className="notice bad" role="alert">
            {messageOf(submit.error)}
          </p>
        )}
        <p className="notice">
          This counts as one analysis in the usage of the workspace. Reading results and exports is free.
        </p>
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={submit.isPending}>
            {submit.isPending ? 'Submitting …' : 'Analyse'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
