import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

/** What the dialog is for, rather than its close button. */
const FIRST_CONTROL = ':scope > .dialog-body :is(input, select, textarea, button):not(:disabled)';

interface DialogProps {
  title: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** A modal dialog. The focus stays inside, and returns to what opened it; to the page if that is gone. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
    return () => {
      dialog?.close();
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button quiet icon" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  action: string;
  /** The button that changes nothing. */
  keep?: string;
  busy: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, action, keep = 'Cancel', busy, problem, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div>{children}</div>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {keep}
        </button>
        <button type="button" className="button danger" disabled={busy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
