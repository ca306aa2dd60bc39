import { json, jsonParseLinter } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { unifiedMergeView } from '@codemirror/merge';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';

interface CodeEditorProps {
  label: string;
  initial: string;
  /** The text to compare with; its lines that differ are shown struck out. Null: no comparison. */
  original: string | null;
  onChange: (text: string) => void;
}

const LINT_DELAY_MS = 200;

/** A JSON editor. Its text is its own: later values of `initial` and `original` change nothing. */
export function CodeEditor({ label, initial, original, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({ initial, original, onChange });
  latest.current.onChange = onChange;
  useEffect(() => {
    if (!host.current) return;
    const { initial: doc, original: compared } = latest.current;
    // In a shadow root the editor's styles are constructed sheets, which the page's policy allows, and not elements.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = new EditorView({
      doc,
      root,
      parent: root,
      extensions: [
        basicSetup,
        json(),
        linter(jsonParseLinter(), { delay: LINT_DELAY_MS }),
        lintGutter(),
        THEME,
        syntaxHighlighting(COLORS),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
        ...(compared === null ? [] : [unifiedMergeView({ original: compared, mergeControls: revertButton })]),
      ],
    });
    return () => view.destroy();
  }, [label]);
  return <div ref={host} className="code-editor" />;
}

/** Per difference: back to what was extracted. What is edited needs no button to be accepted. */
function revertButton(type: 'reject' | 'accept', action: (event: MouseEvent) => void): HTMLElement {
  if (type === 'accept') return document.createElement('span');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-revert';
  button.textContent = 'Revert';
  button.title = 'Back to what was extracted';
  button.addEventListener('mousedown', action);
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') button.dispatchEvent(new MouseEvent('mousedown'));
  });
  return button;
}

const THEME = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: 'var(--text-s)', maxHeight: '60vh' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent-soft) 45%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', borderColor: 'var(--line)', color: 'var(--muted)' },
  '.cm-panels, .cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-changedLine, .cm-inlineChangedLine': { backgroundColor: 'var(--good-soft)' },
  '.cm-changedText': { background: 'color-mix(in srgb, var(--good) 22%, transparent)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--bad-soft)', paddingLeft: '6px' },
  '.cm-deletedChunk .cm-deletedText': { background: 'color-mix(in srgb, var(--bad) 20%, transparent)' },
  '.cm-deletedChunk .cm-chunkButtons': { insetInlineEnd: '6px', top: '2px' },
  '.cm-deletedChunk .cm-revert': {
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: '600 12px/20px var(--sans)',
    cursor: 'pointer',
  },
});

const COLORS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--muted)' },
]);
