import type { Analysis, Brand } from '@brandprint/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { SECTION_LABELS } from '../../lib/sections.ts';
import { useWebFonts } from '../../lib/web-fonts.ts';
import { ArtDirection } from './art.tsx';
import { ChapterFrame, Nothing, whyEmpty } from './chapter.tsx';
import { Colors } from './colors.tsx';
import { Cover } from './cover.tsx';
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

export function Book({ brand }: { brand: Brand }) {
  useWebFonts();
  const current = useCurrentChapter(NAMES);
  return (
    <div className="book">
      <Cover brand={brand} />
      <nav className="contents" aria-label="Chapters">
        <ol className="contents-list">
          {NAMES.map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={current === name ? 'true' : undefined}>
                {SECTION_LABELS[name]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="chapters">
        {NAMES.map((name, at) => (
          <ChapterFrame key={name} brand={brand} section={name} number={at + 1}>
            <ChapterContent brand={brand} name={name} />
          </ChapterFrame>
        ))}
      </div>
    </div>
  );
}

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

/** The chapter at the top of the window. */
function useCurrentChapter(names: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(names.find((name) => visible.has(name)));
      },
      { rootMargin: '-25% 0px -60% 0px' },
    );
    for (const name of names) {
      const chapter = document.getElementById(name);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}
