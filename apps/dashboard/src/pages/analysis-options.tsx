import { SECTION_LABELS, STAGES } from '../lib/sections.ts';
import { SelectField } from '../ui/field.tsx';

type StageName = (typeof STAGES)[number];
type CacheTtl = 300 | 900 | 1800 | 3600;

export interface AnalysisChoice {
  maxPages: number;
  cacheTtl: CacheTtl;
  /** Empty: all of them. */
  stages: readonly StageName[];
}

export const toParams = ({ maxPages, cacheTtl, stages }: AnalysisChoice) => ({
  max_pages: maxPages,
  cache_ttl: cacheTtl,
  ...(stages.length > 0 && { stages: [...stages] }),
});

const PAGES = [1, 5, 10, 25, 50] as const;
const PAGE_NOTES: Partial<Record<number, string>> = { 1: ': a first look', 50: ': most thorough' };

/** The usual numbers, and the one of an analysis that was asked for elsewhere. */
const pageOptions = (maxPages: number): [value: string, label: string][] =>
  [...new Set([...PAGES, maxPages])]
    .sort((a, b) => a - b)
    .map((pages) => [String(pages), `${pages} ${pages === 1 ? 'page' : 'pages'}${PAGE_NOTES[pages] ?? ''}`]);

const TTLS = [
  ['300', '5 minutes'],
  ['900', '15 minutes'],
  ['1800', '30 minutes'],
  ['3600', '1 hour'],
] as const;

interface AnalysisOptionsProps {
  choice: AnalysisChoice;
  onChange: (choice: AnalysisChoice) => void;
}

/** How much to read, how long to keep the files, and which sections to make. */
export function AnalysisOptions({ choice, onChange }: AnalysisOptionsProps) {
  const { maxPages, cacheTtl, stages } = choice;
  const toggle = (stage: StageName, isOn: boolean) => {
    const chosen = stages.length === 0 ? STAGES : stages;
    const next = isOn ? [...chosen, stage] : chosen.filter((other) => other !== stage);
    onChange({ ...choice, stages: next.length === STAGES.length || next.length === 0 ? [] : next });
  };
  return (
    <>
      <div className="two-columns">
        <SelectField
          label="Pages to read"
          value={String(maxPages)}
          options={pageOptions(maxPages)}
          onChange={(value) => onChange({ ...choice, maxPages: Number(value) })}
        />
        <SelectField
          label="Keep logos and pictures for"
          value={String(cacheTtl) as (typeof TTLS)[number][0]}
          options={TTLS}
          onChange={(value) => onChange({ ...choice, cacheTtl: Number(value) as CacheTtl })}
        />
      </div>
      <details className="disclosure">
        <summary>Sections: {stages.length === 0 ? 'all' : `${stages.length} and what they need`}</summary>
        <fieldset>
          <legend className="visually-hidden">Sections</legend>
          <div className="checks">
            {STAGES.map((stage) => (
              <label key={stage} className="check">
                <input
                  type="checkbox"
                  checked={stages.length === 0 || stages.includes(stage)}
                  onChange={(event) => toggle(stage, event.target.checked)}
                />
                {SECTION_LABELS[stage]}
              </label>
            ))}
          </div>
        </fieldset>
      </details>
    </>
  );
}
