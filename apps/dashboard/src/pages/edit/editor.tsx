import type { Brand, SectionName } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import type { JsonObject } from '../../lib/merge-patch.ts';
import { SECTION_LABELS } from '../../lib/sections.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Loading } from '../../ui/state.tsx';
import { EditForm } from './edit-form.tsx';
import { readExtracted } from './extracted.ts';

interface EditorProps {
  brand: Brand;
  section: SectionName;
  onClose: () => void;
}

/** Edits one section: as a form or as JSON, with the difference to what was extracted beside it. */
export function Editor({ brand, section, onClose }: EditorProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  /** The browser's way back, and closing the tab. */
  const leaving = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: isDirty, withResolver: true });
  const query = useQuery({
    queryKey: ['edit', brand.id, section],
    queryFn: async () => {
      const { data, etag, meta } = await brandprint.sections.get(brand.id, section);
      const current = (data ?? {}) as JsonObject;
      const extracted = meta.is_overridden ? await readExtracted(brand.id, section) : current;
      return { current, etag, meta, extracted };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog title={`Edit ${(SECTION_LABELS[section] ?? section).toLowerCase()}`} onClose={close} wide>
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <Loading label="Loading the section" height="20rem" />}
      {query.data && (
        <EditForm
          key={query.data.etag}
          brandId={brand.id}
          section={section}
          base={query.data.current}
          etag={query.data.etag}
          extracted={query.data.extracted}
          isOverridden={query.data.meta.is_overridden}
          onDirty={setDirty}
          onCancel={close}
          onDone={onClose}
        />
      )}
      {(isAsking || leaving.status === 'blocked') && (
        <Confirm
          title="Discard your changes?"
          action="Discard"
          keep="Keep editing"
          busy={false}
          onConfirm={() => {
            leaving.proceed?.();
            // The way back may lead to a chapter of the same page.
            onClose();
          }}
          onClose={() => {
            setAsking(false);
            leaving.reset?.();
          }}
        >
          <p>They are not saved yet.</p>
        </Confirm>
      )}
    </Dialog>
  );
}
