import { normalizeWhitespace, splitSentences, wordCount } from '@brandprint/sections/voice';

export interface Passage {
  text: string;
  /** The line of the text in which it begins. */
  line: number;
}

export interface Copy {
  sentences: Passage[];
  headings: Passage[];
  /** Everything that a reader sees, by line. */
  lines: Passage[];
}

/** Shorter passages without an end mark are labels, no sentences. */
const MIN_SENTENCE_WORDS = 4;

/** The sentences and headings of plain text or Markdown. */
export function splitCopy(text: string, language: string): Copy {
  const lines = visibleLines(text);
  const headings = lines.flatMap(({ raw, line }) => {
    const [, heading] = /^#{1,6}\s+(.+?)\s*#*$/.exec(raw) ?? [];
    return heading ? [{ text: plain(heading), line }] : [];
  });
  const sentences = paragraphs(lines).flatMap((block) => sentencesOf(block, language));
  return {
    headings,
    sentences: sentences.filter(
      (one) => wordCount(one.text) >= MIN_SENTENCE_WORDS || /[.!?…。！？]["”’)]*$/.test(one.text),
    ),
    lines: lines.map(({ raw, line }) => ({ text: plain(raw), line })).filter((one) => one.text !== ''),
  };
}

interface Line {
  raw: string;
  line: number;
}

/** Lines without front matter and code. */
function visibleLines(text: string): Line[] {
  const withoutMatter = text.replace(/^---\n[\s\S]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, ''));
  const visible = withoutMatter.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''));
  return visible.split(/\r?\n/).map((raw, index) => ({ raw: raw.trim(), line: index + 1 }));
}

/** Markdown as a reader sees it. */
const plain = (raw: string): string =>
  normalizeWhitespace(
    raw
      .replace(/^(?:#{1,6}\s+|>\s*|[-*+]\s+|\d+[.)]\s+)+/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`[^`]*`/g, '')
      .replace(/(\*\*|__|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))/gu, ''),
  );

/** Lines that belong together: up to an empty line, a heading or an item of a list. */
function paragraphs(lines: readonly Line[]): Passage[][] {
  const blocks: Passage[][] = [];
  let open = false;
  for (const { raw, line } of lines) {
    const text = plain(raw);
    const isHeading = /^#{1,6}\s/.test(raw);
    if (text === '' || isHeading || /^\|/.test(raw)) {
      open = false;
      continue;
    }
    const begins = !open || /^(?:[-*+]|\d+[.)]|>)\s/.test(raw);
    if (begins) blocks.push([]);
    blocks.at(-1)?.push({ text, line });
    open = true;
  }
  return blocks;
}

/** The sentences of a paragraph, each with the line in which it begins. */
function sentencesOf(block: readonly Passage[], language: string): Passage[] {
  const whole = block.map(({ text }) => text).join(' ');
  let from = 0;
  return splitSentences(whole, language).map((text) => {
    const at = Math.max(from, whole.indexOf(text, from));
    from = at + text.length;
    return { text, line: lineAt(block, at) };
  });
}

function lineAt(block: readonly Passage[], offset: number): number {
  let end = 0;
  for (const { text, line } of block) {
    end += text.length + 1;
    if (offset < end) return line;
  }
  return block.at(-1)?.line ?? 1;
}
