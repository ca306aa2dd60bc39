import type { Brand } from '@brandprint/sdk';
import { createContext, type ReactNode, useContext } from 'react';
import { EDITABLE, SECTION_LABELS } from '../../lib/sections.ts';
import { Icon } from '../../ui/icon.tsx';

/** Opens the editor of a section; null for people who may only read. */
export const EditContext = createContext<((section: string) => void) | null>(null);

interface ChapterFrameProps {
  brand: Brand;
  section: string;
  number: number;
  children: ReactNode;
}

/** One chapter of the book: its number, title, and whether people edited it. */
export function ChapterFrame({ brand, section, number, children }: ChapterFrameProps) {
  const edit = useContext(EditContext);
  const label = SECTION_LABELS[section] ?? section;
  const isEdited = (brand.overridden_sections as readonly string[]).includes(section);
  const isEditable = (EDITABLE as readonly string[]).includes(section);
  return (
    <section className="chapter" id={section} aria-labelledby={`${section}-title`}>
      <header className="chapter-head">
        <span className="chapter-number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <h2 id={`${section}-title`} tabIndex={-1}>
          {label}
        </h2>
        {isEdited && <span className="badge plain warn">Edited</span>}
        {edit && isEditable && (
          <button type="button" className="button small quiet chapter-edit" onClick={() => edit(section)}>
            <Icon name="edit" /> Edit<span className="visually-hidden"> {label}</span>
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

/** A titled part of a chapter; nothing without content. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="part">
      <div className="part-head">
        <h3>{title}</h3>
        {note && <div className="muted small">{note}</div>}
      </div>
      {children}
    </div>
  );
}

/** Why there is nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="nothing">{children}</p>;
}

/** Why a section has no content, in a sentence. */
export function whyEmpty(brand: Brand, section: string): string {
  const label = (SECTION_LABELS[section] ?? section).toLowerCase();
  const wasAsked = brand.resolved_stages.includes(section) || ['web', 'spacing', 'elevation'].includes(section);
  if (!wasAsked) return `This analysis was made without ${label}. Analyse again with it to see it here.`;
  return `The site shows nothing for ${label}, or it could not be read. ${brand.quality_note}`;
}

/** Texts about a brand, as a list of facts; empty ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, text: ReactNode])[] }) {
  const shown = facts.filter(([, text]) => text !== '' && text !== null && text !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([label, text], at) => (
        <div key={`${label}-${at}`}>
          <dt>{label}</dt>
          <dd className="wrap">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
