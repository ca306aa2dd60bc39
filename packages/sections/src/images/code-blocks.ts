import type { ElementStyle, Evidence } from '@brandprint/contracts';

/** The style of code blocks, from the computed styles of code elements. */
export interface CodeFacts {
  treatment: string[];
  colors: string[];
  languages: string[];
  examples: { text: string; page: string }[];
  /** The blocks with their sources, the largest first. */
  blocks: { page: string; selector: string; treatment: string; count: number }[];
}

export function measureCodeBlocks(evidence: Evidence): CodeFacts {
  const seen = evidence.pages.flatMap((page) =>
    page.styles.filter(({ role }) => role === 'code').map((style) => ({ style, page: page.finalUrl })),
  );
  const blocks = seen
    .filter(({ style }) => style.tag === 'pre' || style.box.height > 60)
    .sort((a, b) => b.style.area - a.style.area);
  const classes = evidence.pages.flatMap((page) => page.signals.classes.map(({ name }) => name));
  return {
    treatment: blocks.slice(0, 1).map(({ style }) => describeTreatment(style)),
    blocks: blocks.map(({ style, page }) => ({
      page,
      selector: style.selector,
      treatment: describeTreatment(style),
      count: style.count,
    })),
    colors: [...new Set(seen.filter(({ style }) => style.chars > 0).map(({ style }) => style.color))].slice(0, 8),
    languages: [
      ...new Set(classes.flatMap((name) => /^(?:language|lang|highlight-source)-([a-z+#]+)$/.exec(name)?.[1] ?? [])),
    ].slice(0, 8),
    examples: blocks
      .filter(({ style }) => style.text !== '')
      .slice(0, 2)
      .map(({ style, page }) => ({ text: style.text, page })),
  };
}

const describeTreatment = ({ backgroundColor, backdrop, borderRadius, font }: ElementStyle): string =>
  [
    `code blocks on ${backgroundColor ?? backdrop ?? 'the page'}`,
    borderRadius !== '0px' ? `radius ${borderRadius}` : '',
    `${font.sizePx} px ${font.stack.split(',')[0]?.trim().replace(/["']/g, '') ?? ''}`,
  ]
    .filter(Boolean)
    .join(', ');
