import type { Brand, SectionEvidence } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { brandprint } from '../../api/client.ts';
import { hostOf, numberText, webUrl } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';

type Value = SectionEvidence['values'][number];
type Sighting = Value['seen'][number];

const MAX_SIGHTINGS = 6;

const NO_EVIDENCE: readonly SectionEvidence[] = [];
const EvidenceContext = createContext(NO_EVIDENCE);

/** Asks for the evidence of a brand, once, for everything inside; what it adds to the page is drawn without haste. */
export function EvidenceProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['brand', brand.id, 'evidence', brand.analysis_completed_at],
    queryFn: ({ signal }) => brandprint.brands.evidence(brand.id, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <EvidenceContext value={useDeferredValue(data ?? NO_EVIDENCE)}>{children}</EvidenceContext>;
}

/** The evidence of one section; undefined while it loads. */
export const useSectionEvidence = (section: string): SectionEvidence | undefined =>
  useContext(EvidenceContext).find((evidence) => evidence.section === section);

/** The evidence of a value: its own, that of its fields, or that of what it is part of. */
function evidenceAt(values: readonly Value[], path: string): Value[] {
  const inside = values.filter((value) => value.path === path || value.path.startsWith(`${path}/`));
  if (inside.length > 0) return inside;
  return values.filter((value) => value.path !== '' && path.startsWith(`${value.path}/`));
}

interface EvidenceProps {
  brand: Brand;
  section: string;
  /** JSON Pointer into the section. */
  path: string;
  /** What the value is, for the name of the button. */
  of: string;
  align?: 'start' | 'end';
}

/** A button that opens where a value was seen. Nothing while it loads, or if there is no evidence. */
export function Evidence({ brand, section, path, of, align = 'end' }: EvidenceProps) {
  const evidence = useSectionEvidence(section);
  const found = evidence ? evidenceAt(evidence.values, path) : [];
  if (found.length === 0) return null;
  const isEdited = (brand.overridden_sections as readonly string[]).includes(section);
  const confidence = Math.max(...found.map((value) => value.confidence));
  const seen = found.flatMap((value) => value.seen);
  return (
    <Popover
      align={align}
      className="evidence-button"
      button={
        <>
          <Icon name="eye" />
          <span className="visually-hidden">Evidence for {of}, </span>
          <span>{Math.round(confidence * 100)}%</span>
        </>
      }
    >
      {() => (
        <div className="evidence">
          <div className="row spread">
            <strong>Where it was seen</strong>
            <span className="badge plain">{Math.round(confidence * 100)}% sure</span>
          </div>
          <div className="meter" aria-hidden="true">
            <span style={{ width: `${confidence * 100}%` }} />
          </div>
          {isEdited && <p className="notice warn">This section was edited. The evidence is of what was extracted.</p>}
          <ul className="sightings">
            {seen.slice(0, MAX_SIGHTINGS).map((sighting, at) => (
              <SightingItem
                key={`${sighting.page} ${sighting.selector} ${sighting.property} ${at}`}
                sighting={sighting}
              />
            ))}
          </ul>
          {seen.length > MAX_SIGHTINGS && (
            <p className="muted">And {numberText(seen.length - MAX_SIGHTINGS)} more places.</p>
          )}
          {seen.length === 0 && <p className="muted">It was derived from other values of the analysis.</p>}
        </div>
      )}
    </Popover>
  );
}

const BASES: Record<Sighting['basis'], string> = {
  rendered: 'seen by visitors',
  declared: 'only in the code',
  cited: 'quoted as the basis',
};

function SightingItem({ sighting }: { sighting: Sighting }) {
  const { page, selector, property, value, count, basis } = sighting;
  const url = webUrl(page);
  return (
    <li>
      <div className="wrap">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {pathOf(page)}
          </a>
        ) : (
          page
        )}
      </div>
      {selector && <code className="wrap">{selector}</code>}
      <div className="wrap">
        <span className="muted">{property}: </span>
        <span className="mono">{value}</span>
      </div>
      <div className="muted">
        {numberText(count)} {count === 1 ? 'time' : 'times'} · {BASES[basis]}
      </div>
    </li>
  );
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? hostOf(url) : `${pathname}${search}`;
}
