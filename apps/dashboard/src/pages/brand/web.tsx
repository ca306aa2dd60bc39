import { labelOf, webUrl } from '../../lib/format.ts';
import { Facts, Nothing, Part } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps } from './types.ts';

const GROUPS = [
  'meta_frameworks',
  'component_libraries',
  'icon_libraries',
  'state_management',
  'auth',
  'deployment',
] as const;

export function Web({ brand, part }: ChapterProps<'web'>) {
  const groups = GROUPS.filter((group) => part[group].length > 0);
  const { css_framework: css, animation } = part;
  const tokens = Object.entries(part.design_tokens).flatMap(([group, value]) =>
    typeof value === 'object' && value !== null ? [[tokenGroupLabel(group), Object.keys(value).length] as const] : [],
  );
  return (
    <>
      {groups.length === 0 && !css.name && (
        <Nothing>No framework or library gave itself away on the pages that were read.</Nothing>
      )}
      {groups.map((group) => (
        <Part key={group} title={labelOf(group)}>
          <ul className="technologies">
            {part[group].map(({ name, url, version, notes }, at) => (
              <li key={`${name}-${at}`}>
                <div className="row spread">
                  <strong>{webUrl(url) ? <a href={webUrl(url)}>{name}</a> : name}</strong>
                  <Evidence brand={brand} section="web" path={`/${group}/${at}`} of={name} />
                </div>
                {version && <span className="mono small">{version}</span>}
                {notes && <p className="small muted">{notes}</p>}
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Facts
        facts={[
          ['CSS', [css.name, css.version, css.notes].filter(Boolean).join(' · ')],
          ['Language', part.language],
          ['Runtime', part.runtime],
          ['Package manager', part.package_manager],
          [
            'Animation',
            [animation.library, animation.reduced_motion ? 'respects reduced motion' : '', animation.notes]
              .filter(Boolean)
              .join(' · '),
          ],
          ['Accessibility', part.accessibility],
          ['Patterns', part.preferred_patterns.join(', ')],
          ['Notes', part.notes],
        ]}
      />
      {part.custom_urls.length > 0 && (
        <Part title="Links">
          <ul className="chips">
            {part.custom_urls.map(({ label, url }, at) => (
              <li key={`${url}-${at}`}>{webUrl(url) ? <a href={webUrl(url)}>{label || url}</a> : label || url}</li>
            ))}
          </ul>
        </Part>
      )}
      {tokens.length > 0 && (
        <Part title="Design tokens" note="Exports have them as CSS, DTCG, Tailwind and more.">
          <ul className="token-groups">
            {tokens.map(([group, count]) => (
              <li key={group}>
                {group} <strong>{count}</strong>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** Groups come as `measured_font_size` or `fontFamily`. */
const tokenGroupLabel = (group: string): string =>
  labelOf(group.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`));
