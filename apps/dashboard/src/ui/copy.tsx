import { Icon } from './icon.tsx';
import { useToast } from './toast.tsx';

/** Copies a text. Pages without HTTPS have no clipboard: there the text is selected in a field of its own. */
export function useCopy(): (text: string, what: string) => void {
  const say = useToast();
  return (text, what) => {
    writeText(text).then(
      () => say(`${what} copied`),
      () => say(`Your browser does not allow copying. Select the text instead.`),
    );
  };
}

async function writeText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('copy was refused');
}

export function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
  const copy = useCopy();
  return (
    <button
      type="button"
      className={`button small ${label ? '' : 'quiet icon'}`}
      aria-label={label ? undefined : `Copy ${what}`}
      onClick={() => copy(text, what)}
    >
      <Icon name="copy" />
      {label}
    </button>
  );
}
