import type { Analysis, Brand } from '@brandprint/sdk';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { SECTION_LABELS } from '../../lib/sections.ts';
import { useWebFonts } from '../../lib/web-fonts.ts';
import { ArtDirection } from './art.tsx';
import { ChapterFrame, Nothing, whyEmpty } from './chapter.tsx';
import { Colors } from './colors.tsx';
import { Cover } from './cover.tsx';
import { EvidenceProvider } from './evidence.tsx';
import { Imagery } from './imagery.tsx';
import { LogosChapter } from './logos.tsx';
import { Audiences, Mission, NorthStar, Overview } from './messages.tsx';
import { Elevation, Spacing } from './shapes.tsx';
import { TypographyChapter } from './typography.tsx';
import { Voice } from './voice.tsx';
import { Web } from './web.tsx';

type Draw<Name extends keyof Analysis> = (props: { brand: Brand; part: NonNullable<Analysis[Name]> }) => ReactNode;
type Chapters = { [Name in keyof Analysis]-?: Draw<Name> };

/** How each section is drawn. */
const CHAPTERS: Partial<Chapters> = {
  things: Overview,
  colors: Colors,
  typography: TypographyChapter,
  logos: LogosChapter,
  images: Imagery,
  spacing: Spacing,
  elevation: Elevation,
  tone: Voice,
  mission: Mission,
  audiences: Audiences,
  'northstart-statement': NorthStar,
  'art-direction': ArtDirection,
  web: Web,
};

const NAMES = Object.keys(SECTION_LABELS).filter((name): name is keyof Analysis => name in CHAPTERS);

/** What a window shows first: the cover and one chapter below it. */
const FIRST_CHAPTERS = 1;

interface BookProps {
  brand: Brand;
  /** Draws everything at once, so that a page that one comes back to is as long as it was. */
  isKnown: boolean;
}

export function Book({ brand, isKnown }: BookProps) {
  const fonts = useWebFonts();
  const [count, setCount] = useState(isKnown || location.hash !== '' ? NAMES.length : FIRST_CHAPTERS);
  const isWhole = count === NAMES.length;
  const current = useCurrentChapter(isWhole);
  // One after another, so that a slow device answers in between.
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + 1));
  }, [count, isWhole]);
  return (
    <EvidenceProvider brand={brand}>
      <div className="book" aria-busy={!isWhole}>
        <Cover brand={brand} />
        <nav className="contents" aria-label="Chapters">
          <ol className="contents-list">
            {NAMES.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  aria-current={current === name ? 'true' : undefined}
                  onClick={() => setCount(NAMES.length)}
                >
                  {SECTION_LABELS[name]}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="chapters">
          {NAMES.slice(0, count).map((name, at) => (
            <Chapter key={name} brand={brand} name={name} number={at + 1} fonts={fonts} />
          ))}
        </div>
      </div>
    </EvidenceProvider>
  );
}

interface ChapterProps {
  brand: Brand;
  name: keyof Analysis;
  number: number;
  /** Changes when typefaces have come: they are drawn with then. */
  fonts: number;
}

const Chapter = memo(({ brand, name, number }: ChapterProps) => (
  <ChapterFrame brand={brand} section={name} number={number}>
    <ChapterContent brand={brand} name={name} />
  </ChapterFrame>
));

function ChapterContent<Name extends keyof Analysis>({ brand, name }: { brand: Brand; name: Name }) {
  const part = brand.analysis?.[name];
  const draw = CHAPTERS[name] as Draw<Name> | undefined;
  if (part && draw) return draw({ brand, part });
  if (brand.reshaped.includes(name)) {
    const raw = (brand.raw.analysis as Record<string, unknown> | null)?.[name];
    return (
      <>
        <Nothing>An edit gave this section a form of its own. Here it is as data.</Nothing>
        <pre className="raw">{JSON.stringify(raw, null, 2)}</pre>
      </>
    );
  }
  return <Nothing>{whyEmpty(brand, name)}</Nothing>;
}

/** The chapter at the top of the window, once all are drawn. */
function useCurrentChapter(isWhole: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!isWhole) return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(NAMES.find((name) => visible.has(name)));
      },
      { rootMargin: '-25% 0px -60% 0px' },
    );
    for (const name of NAMES) {
      const chapter = document.getElementById(name);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [isWhole]);
  return current;
}
