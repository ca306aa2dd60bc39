import { labelOf } from '../../lib/format.ts';
import { AssetImage } from './asset-image.tsx';
import { Facts, Nothing, Part } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps } from './types.ts';

export function Overview({ brand, part }: ChapterProps<'things'>) {
  return (
    <>
      {part.description && <p className="lead">{part.description}</p>}
      <Facts
        facts={[
          ['Category', part.category],
          ['Purpose', part.purpose === part.description ? '' : part.purpose],
        ]}
      />
      {part.capabilities.length > 0 && (
        <Part title="What it offers">
          <ul className="chips large">
            {part.capabilities.map((capability, at) => (
              <li key={`${capability}-${at}`}>
                {capability}
                <Evidence brand={brand} section="things" path={`/capabilities/${at}`} of={capability} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

export function Mission({ brand, part }: ChapterProps<'mission'>) {
  const { mission_statement, vision, core_values, brand_promise } = part;
  const statements = [
    ['Mission', mission_statement, '/mission_statement'],
    ['Vision', vision, '/vision'],
  ] as const;
  const isEmpty = !mission_statement.statement && !vision.statement && core_values.length === 0 && !brand_promise.title;
  if (isEmpty) return <Nothing>The site states no mission, vision or values. Nothing is invented.</Nothing>;
  return (
    <>
      {statements.map(
        ([title, { statement, explanation }, path]) =>
          statement && (
            <figure key={title} className="statement">
              <figcaption className="row">
                <span className="eyebrow">{title}</span>
                <Evidence brand={brand} section="mission" path={path} of={title} align="start" />
              </figcaption>
              <blockquote>{statement}</blockquote>
              <p className="small muted">{explanation}</p>
            </figure>
          ),
      )}
      {brand_promise.title && (
        <Part title="Promise">
          <div className="promise">
            <h4>{brand_promise.title}</h4>
            <p>{brand_promise.description}</p>
            {brand_promise.usage_context.length > 0 && (
              <p className="small muted">Where: {brand_promise.usage_context.join(', ')}</p>
            )}
          </div>
        </Part>
      )}
      {core_values.length > 0 && (
        <Part title="Values">
          <ul className="values">
            {core_values.map(({ title, description }, at) => (
              <li key={`${title}-${at}`}>
                <div className="row spread">
                  <h4>{title}</h4>
                  <Evidence brand={brand} section="mission" path={`/core_values/${at}`} of={title} />
                </div>
                <p className="muted">{description}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const PERSONA_FIELDS = ['role', 'industry', 'challenge', 'goals', 'pain_points', 'gender', 'ethnicity'] as const;

export function Audiences({ brand, part }: ChapterProps<'audiences'>) {
  if (part.personas.length === 0) return <Nothing>The site does not say whom it is for.</Nothing>;
  return (
    <ul className="personas">
      {part.personas.map((persona, at) => (
        <li key={`${persona.name}-${at}`} className="persona">
          {persona.image_path && (
            <div className="persona-picture">
              <AssetImage brand={brand} path={persona.image_path} alt="" />
            </div>
          )}
          <div className="row spread">
            <h3>
              <bdi>{persona.name}</bdi>
            </h3>
            <Evidence brand={brand} section="audiences" path={`/personas/${at}`} of={persona.name} />
          </div>
          {persona.business_context && <p className="muted">{persona.business_context}</p>}
          <Facts facts={PERSONA_FIELDS.map((field) => [labelOf(field), persona[field]] as const)} />
        </li>
      ))}
    </ul>
  );
}

const STORY = [
  'situation_context',
  'pain_point',
  'motivation_goal',
  'core_benefit',
  'how_it_works',
  'competitor_limitation',
  'differentiator',
  'desired_outcome',
  'transformation',
  'belief_aspiration',
] as const;

/** A text as a sentence, so that several can follow each other. */
const sentence = (text: string): string => (/[.!?…。]["”’)]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** The positioning as one statement that reads from beginning to end; below, which part is which. */
export function NorthStar({ brand, part }: ChapterProps<'northstart-statement'>) {
  const filled = Object.entries(part).filter(([, text]) => text !== '');
  if (filled.length === 0) return <Nothing>The site says too little for a positioning. Nothing is invented.</Nothing>;
  const { product_name: name, product_category: category, target_audience: audience } = part;
  const opening = [name || brand.name, category && `: ${category.toLowerCase()}`, audience && ` for ${audience}`].join(
    '',
  );
  const missing = Object.entries(part).filter(([, text]) => text === '');
  return (
    <>
      <div className="north-star">
        <p>
          <strong>{sentence(opening)}</strong>{' '}
          {STORY.filter((field) => part[field] !== '').map((field) => (
            <span key={field}>{sentence(part[field])} </span>
          ))}
        </p>
      </div>
      <Part title="Its parts">
        <dl className="guidelines">
          {filled.map(([field, text]) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd className="row spread nowrap">
                <p>{text}</p>
                <Evidence brand={brand} section="northstart-statement" path={`/${field}`} of={labelOf(field)} />
              </dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && (
          <p className="small muted">
            Not on the site: {missing.map(([field]) => labelOf(field).toLowerCase()).join(', ')}.
          </p>
        )}
      </Part>
    </>
  );
}
