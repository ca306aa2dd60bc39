import type { Brand } from '@brandprint/sdk';
import { CopyButton } from '../../ui/copy.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Nothing, Part } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps, Part as SectionPart } from './types.ts';

type Tone = SectionPart<'tone'>;

export function Voice({ brand, part }: ChapterProps<'tone'>) {
  const { voice_traits, example_phrases, style_guidelines, voice_summary, llm_prompts } = part;
  const isEmpty = voice_traits.length === 0 && !voice_summary && style_guidelines.length === 0;
  if (isEmpty) return <Nothing>The site has too little text to tell its voice.</Nothing>;
  return (
    <>
      {voice_summary && <p className="lead">{voice_summary}</p>}
      {voice_traits.length > 0 && (
        <Part title="Traits">
          <ul className="traits">
            {voice_traits.map((trait, at) => (
              <Trait key={`${trait.name}-${at}`} brand={brand} trait={trait} path={`/voice_traits/${at}`} />
            ))}
          </ul>
        </Part>
      )}
      {(example_phrases.we_say.length > 0 || example_phrases.we_dont_say.length > 0) && (
        <Part title="Phrases">
          <div className="do-dont">
            <PhraseList look="do" title="We say" phrases={example_phrases.we_say} />
            <PhraseList look="dont" title="We don’t say" phrases={example_phrases.we_dont_say} />
          </div>
        </Part>
      )}
      {style_guidelines.length > 0 && (
        <Part title="Style">
          <dl className="guidelines">
            {style_guidelines.map(({ category, rule, example }, at) => (
              <div key={`${category}-${at}`}>
                <dt>{category}</dt>
                <dd>
                  <p>{rule}</p>
                  {example && (
                    <p className="muted">
                      <q>{example}</q>
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Prompts
        prompts={[
          ['System prompt', llm_prompts.system_prompt],
          ['Writing instructions', llm_prompts.writing_instructions],
          ['Quick reference', llm_prompts.quick_reference],
        ]}
      />
    </>
  );
}

function Trait({ brand, trait, path }: { brand: Brand; trait: Tone['voice_traits'][number]; path: string }) {
  return (
    <li className="trait">
      <div className="row spread">
        <h4>{trait.name}</h4>
        <Evidence brand={brand} section="tone" path={path} of={trait.name} />
      </div>
      <p className="muted">{trait.explanation}</p>
      <div className="do-dont">
        {trait.correct_example && <Example look="do" label="Do" text={trait.correct_example} />}
        {trait.incorrect_example && <Example look="dont" label="Don’t" text={trait.incorrect_example} />}
      </div>
    </li>
  );
}

function Example({ look, label, text }: { look: 'do' | 'dont'; label: string; text: string }) {
  return (
    <div className={`example ${look}`}>
      <span className="example-label">{label}</span>
      <p>
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}

function PhraseList({ look, title, phrases }: { look: 'do' | 'dont'; title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <div className={`example ${look}`}>
      <span className="example-label">{title}</span>
      <ul className="phrases">
        {phrases.map((phrase, at) => (
          <li key={`${phrase}-${at}`}>
            <bdi>{phrase}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Texts for language models, to copy. */
export function Prompts({ prompts }: { prompts: readonly (readonly [title: string, text: string])[] }) {
  const shown = prompts.filter(([, text]) => text !== '');
  if (shown.length === 0) return null;
  return (
    <Part title="Prompts" note="For language models that write or draw for the brand.">
      <div className="prompts">
        {shown.map(([title, text], at) => (
          <details key={title} className="prompt" open={at === 0}>
            <summary>{title}</summary>
            <ScrollRegion className="prompt-text" label={title}>
              <pre>{text}</pre>
            </ScrollRegion>
            <CopyButton text={text} what={title} label="Copy" />
          </details>
        ))}
      </div>
    </Part>
  );
}
