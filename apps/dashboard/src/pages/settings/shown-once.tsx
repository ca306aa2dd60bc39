import { type FC, useState } from 'react';
import { CopyButton } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ShownOnceProps {
  title: string;
  what: string;
  value: string;
  note: string;
  onClose: () => void;
}

/** A secret that no later response contains. */
export function ShownOnce({ title, what, value, note, onClose }: ShownOnceProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="notice warn">Copy it now: it is shown only this once.</p>
      <div className="secret">
        <code className="wrap">{value}</code>
        <CopyButton text={value} what={what} label="Copy" />
      </div>
      <p className="muted small">{note}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={onClose}>
          I have copied it
        </button>
      </div>
    </Dialog>
  );
}

/** The dialog that makes something with a secret, and then the one that shows the secret. */
export function useMakeOnce(
  Form: FC<{ onClose: () => void; onCreated: (secret: string, note?: string) => void }>,
  shown: Pick<ShownOnceProps, 'title' | 'what' | 'note'>,
) {
  const [step, setStep] = useState<'form' | { secret: string; note: string }>();
  const close = () => setStep(undefined);
  return {
    start: () => setStep('form'),
    dialog:
      step === 'form' ? (
        <Form onClose={close} onCreated={(secret, note = shown.note) => setStep({ secret, note })} />
      ) : (
        step && <ShownOnce {...shown} value={step.secret} note={step.note} onClose={close} />
      ),
  };
}
