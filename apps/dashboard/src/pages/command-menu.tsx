import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { brandprint } from '../api/client.ts';
import { currentWorkspace, useMe, useRole } from '../api/me.ts';
import { hostOf } from '../lib/format.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SETTINGS_PAGES } from './settings/settings-frame.tsx';

const MAX_BRANDS = 6;
const TYPING_MS = 150;

interface Command {
  id: string;
  label: string;
  note: string;
  run: () => void;
}

interface CommandMenuProps {
  onClose: () => void;
  onNewAnalysis: () => void;
}

/** Goes to a page or brand by its name: a text field with a list below it, which the arrow keys walk through. */
export function CommandMenu({ onClose, onNewAnalysis }: CommandMenuProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const { commands, search } = useCommands(text.trim(), onClose, onNewAnalysis);
  const current = Math.min(at, commands.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) setAt((current + step + commands.length) % commands.length);
    else if (event.key === 'Enter') commands[current]?.run();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        className="input"
        role="combobox"
        aria-label="Page or brand"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Page or brand"
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="commands" id={`${id}-list`} role="listbox" aria-label="Pages and brands">
        {commands.map(({ id: key, label, note, run }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the text field, which points here
          <div
            key={key}
            id={optionId(index)}
            className="command"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={run}
          >
            <bdi className="ellipsis grow">{label}</bdi>
            <span className="muted small ellipsis">{note}</span>
          </div>
        ))}
      </div>
      <p role="status" className={commands.length > 0 && search !== 'failed' ? 'visually-hidden' : 'muted'}>
        {statusOf(commands.length, search)}
      </p>
    </Dialog>
  );
}

type BrandSearch = 'running' | 'failed' | 'done';

function statusOf(found: number, search: BrandSearch): string {
  if (search === 'running') return 'Searching …';
  if (search === 'failed') return 'Brands could not be searched. Try again later.';
  return found > 0 ? `${found} found` : 'Nothing has this name.';
}

/** What matches: pages by their names, then brands as the API finds them, once it has been asked for this text. */
function useCommands(
  text: string,
  onClose: () => void,
  onNewAnalysis: () => void,
): { commands: readonly Command[]; search: BrandSearch } {
  const navigate = useNavigate();
  const { canEdit } = useRole();
  const { data: me } = useMe();
  const q = useDelayed(text);
  const brands = useQuery({
    queryKey: ['brands', { menu: q }],
    queryFn: ({ signal }) => brandprint.brands.list({ ...(q !== '' && { q }), limit: MAX_BRANDS }, { signal }).page(),
    enabled: me !== undefined && currentWorkspace(me) !== undefined,
  });
  const going = (go: () => unknown) => () => {
    onClose();
    void go();
  };
  const pages: Command[] = [
    { id: '/', label: 'Brands', note: 'Page', run: going(() => navigate({ to: '/' })) },
    ...(canEdit ? [{ id: 'new', label: 'New analysis', note: 'Action', run: going(onNewAnalysis) }] : []),
    ...SETTINGS_PAGES.map(([to, label]) => ({ id: to, label, note: 'Settings', run: going(() => navigate({ to })) })),
    { id: 'docs', label: 'API reference', note: 'Page', run: going(() => location.assign('/docs')) },
  ];
  const wanted = text.toLowerCase();
  const isAsked = q === text;
  const found = (isAsked && brands.data?.data) || [];
  const commands = [
    ...pages.filter(({ label }) => label.toLowerCase().includes(wanted)),
    ...found.map(({ id, name, source_url: url }) => ({
      id,
      label: name,
      note: hostOf(url),
      run: going(() => navigate({ to: '/brands/$brandId', params: { brandId: id } })),
    })),
  ];
  if (!isAsked || brands.isFetching) return { commands, search: 'running' };
  return { commands, search: brands.isError ? 'failed' : 'done' };
}

/** The text as it was when typing paused. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
