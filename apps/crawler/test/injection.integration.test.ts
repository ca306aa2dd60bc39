import { type Evidence, STAGES } from '@brandprint/contracts';
import { extractSection, type WriterPort, type WritingTask } from '@brandprint/sections';
import { attacksIn, compromisedReply } from '@brandprint/testing/messages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CASES, PAGES_PER_SITE, pageAt, SITES } from './injection.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

let worker: TestCrawler;
let sites: Evidence[];

beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const body = pageAt(request.url ?? '');
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? '');
  });
  sites = await Promise.all(SITES.map((_, site) => worker.crawl(`/${site}/`, PAGES_PER_SITE)));
});
afterAll(() => worker?.stop());

const assets = {
  read: async (key: string) => worker.files.get(key) ?? null,
  save: () => Promise.reject(new Error('nothing is made here')),
};

/** All ten sections of a site, and the prompts of a model; `answer` is its answer. */
async function analysed(evidence: Evidence, answer?: (prompt: string) => unknown) {
  const tasks: WritingTask[] = [];
  const writer: WriterPort = {
    async write<Answer>(task: WritingTask<Answer>) {
      tasks.push(task as WritingTask);
      if (!answer) return { ok: false as const, reason: 'nobody was asked' };
      return { ok: true as const, model: 'gone over', answer: task.answer.parse(answer(textOf(task as WritingTask))) };
    },
  };
  const sections: Record<string, unknown> = {};
  for (const stage of STAGES) {
    const made = await extractSection(stage, {
      evidence,
      needs: sections,
      assets,
      writer,
      signal: AbortSignal.timeout(30_000),
    });
    sections[stage] = made.data;
  }
  return { tasks, sections: JSON.stringify(sections) };
}

const textOf = ({ prefix, task }: WritingTask): string =>
  [...prefix.map((block) => (block.type === 'text' ? block.text : '')), task].join('\n');

/** Rules may quote harmless texts that the page declares. */
const survivorsOf = (sections: string): string[] => {
  const harmless = new Set(CASES.filter(({ kind }) => kind === 'harmless').map(({ name }) => name));
  return canariesIn(sections).filter((name) => !harmless.has(name));
};

const canariesIn = (text: string): string[] =>
  CASES.filter(({ canary }) => text.toLowerCase().includes(canary.toLowerCase())).map(({ name }) => name);

test('When many pages address a model, then all of them were read', () => {
  expect(CASES.length).toBeGreaterThan(30);
  expect(sites.map(({ pages }) => pages.length)).toEqual(SITES.map((pages) => pages.length));
});

test("When a text is not visible to visitors, then it is not in the page's text", () => {
  const text = sites.flatMap(({ pages }) => pages.flatMap((page) => page.text.map((block) => block.text))).join('\n');
  const found = new Set(canariesIn(text));
  expect(CASES.filter(({ kind, name }) => kind !== 'seen' && found.has(name)).map(({ name }) => name)).toEqual([]);
  // Visible ones are there: the crawler does not judge.
  expect(found.size).toBeGreaterThan(20);
});

describe('The prompts', () => {
  let prompts: string[];
  beforeAll(async () => {
    prompts = (await Promise.all(sites.map((site) => analysed(site)))).flatMap(({ tasks }) => tasks.map(textOf));
  });

  test('When they are built, then they contain no invisible characters', () => {
    expect(prompts).toHaveLength(sites.length * STAGES.length);
    for (const prompt of prompts)
      expect(prompt).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}]|(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  });

  test('When they quote a page, then it is between delimiters that the page cannot know', () => {
    const written = JSON.stringify(sites.map(({ pages }) => pages.map(({ text }) => text)));
    for (const prompt of prompts) {
      const nonce = /<data-([\da-f]{16}) /.exec(prompt)?.[1] ?? 'none';
      const outside = prompt.replaceAll(new RegExp(`<data-${nonce} what="\\w+">\\n[^<>]*\\n</data-${nonce}>`, 'g'), '');
      // The rest was written by us: its only delimiters are those in the sentence that explains them.
      expect(outside.match(/<[^>]*>/g)).toEqual([`<data-${nonce} …>`, `</data-${nonce}>`]);
      expect(outside).not.toMatch(/ofenrot|bakery|\brye\b|kwyzz/i);
      expect(written).not.toContain(nonce);
    }
  });

  test('When a page addresses the model, then nothing of that is in them', () => {
    expect([...new Set(prompts.flatMap(canariesIn))]).toEqual([]);
    expect(prompts.join('\n')).not.toMatch(/evil\.example|previous instructions/i);
    // The rest of such a page is there.
    expect(prompts[0]).toContain('bakes before the town is awake');
  });
});

describe('The sections', () => {
  test('When no model is called, then no injected text is in them', async () => {
    for (const site of sites) {
      const { sections } = await analysed(site);
      expect(survivorsOf(sections)).toEqual([]);
      expect(sections).not.toMatch(/evil\.example|<script|previous instructions/i);
      expect(sections).toContain('Ofenrot');
    }
  });

  test('When the model is compromised, then no injected text is in them either', async () => {
    for (const [index, site] of sites.entries()) {
      const canaries = CASES.map(({ canary }) => canary);
      const said = await analysed(site, (prompt) => {
        const text = JSON.stringify(compromisedReply(prompt, index * 7));
        return JSON.parse(
          text
            .replaceAll('CANARY-7f3a9c', canaries[index * 9] ?? '')
            .replaceAll('zyxomma', canaries[index * 9 + 1] ?? ''),
        );
      });
      expect(survivorsOf(said.sections)).toEqual([]);
      expect(attacksIn(said.sections).filter((found) => found !== '/v1/api')).toEqual([]);
    }
  });
});
