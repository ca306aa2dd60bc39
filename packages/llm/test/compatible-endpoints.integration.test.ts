import { modelErrors, reply, replyAfterThinking, type Script } from '@brandprint/testing/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestMeter, GOOD_ANSWER, KEY, picture, requestFor, startTestLlm } from './support/test-llm.ts';

let pair: Awaited<ReturnType<typeof startTestLlm>>;
beforeAll(async () => {
  pair = await startTestLlm();
});
afterEach(() => pair.log.expectNoSecrets([KEY]));
afterAll(() => pair.server.stop());

const JSON_TEXT = JSON.stringify(GOOD_ANSWER, null, 2);

/** Asks a new client once for each request. `images` are the numbers of images that the server was sent. */
async function askAll(script: Script, requests = [requestFor('tone')]) {
  const images: number[] = [];
  pair.server.setScript((asked) => {
    images.push(asked.pictures);
    return script(asked);
  });
  const before = pair.server.served.length;
  const { meter, settled, open } = createTestMeter();
  const llm = pair.make();
  const asked = [];
  for (const request of requests) {
    const context = { analysisId: crypto.randomUUID(), meter, signal: new AbortController().signal };
    asked.push(await llm.ask(request, context));
  }
  expect(open.size).toBe(0);
  return { asked, settled, served: pair.server.served.slice(before), images };
}

describe('An endpoint without structured output', () => {
  test.each([
    ['plain JSON', JSON_TEXT],
    ['JSON in a fence with a language', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    [
      'JSON in a fence between sentences',
      `Here is the object:\n\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nI hope that helps {:-)}`,
    ],
    ['JSON between sentences with braces', `I use {q1} and {name, traits}. ${JSON_TEXT} Done.`],
    ['a block of reasoning as text', `<think>First {"name": 1}, or {"name": "x"}?</think>\n${JSON_TEXT}`],
    ['only the end of a block of reasoning', `A draft: {"name": "A", "traits": []}\n</think>\n\n${JSON_TEXT}`],
    ['a draft before the answer', `Draft: {"name": "A", "traits": []}\nFinal: ${JSON_TEXT}`],
  ])('When it answers with %s, then the answer is read', async (_, text) => {
    const { asked, settled } = await askAll(() => reply(text));
    expect(asked).toMatchObject([{ ok: true, answer: GOOD_ANSWER }]);
    expect(settled.map(({ outcome }) => outcome)).toEqual(['answered']);
  });

  test('When reasoning comes as a block of its own, then it is not part of the answer', async () => {
    const { asked } = await askAll(() => replyAfterThinking('{"name": "Draft", "traits": []}', GOOD_ANSWER));
    expect(asked).toMatchObject([{ ok: true, answer: GOOD_ANSWER }]);
  });

  test.each([
    ['JSON with a trailing comma', '{"name": "Sonnenlied", "traits": ["warm",],}', 'not valid JSON'],
    ['an object of another shape', '```json\n{"tone": {"name": "Sonnenlied"}}\n```', 'name: '],
    ['a list', '["Sonnenlied"]', 'not a JSON object'],
  ])(
    'When it answers with %s, then the next request says what is wrong, and it may answer once more',
    async (_, text, problem) => {
      let calls = 0;
      const { asked, served } = await askAll(() => reply(calls++ === 0 ? text : JSON_TEXT));
      expect(asked).toMatchObject([{ ok: true, answer: GOOD_ANSWER }]);
      expect(served).toHaveLength(2);
      expect(JSON.stringify(served[1]?.request?.messages.at(-1))).toContain(problem);
    },
  );
});

describe('An endpoint that refuses parts of a request', () => {
  const refusesEffort =
    (message: string): Script =>
    ({ request }) =>
      request.output_config ? modelErrors.badRequest(message) : reply(JSON_TEXT);
  const twice = [requestFor('tone'), requestFor('mission')];

  test.each(['output_config: Extra inputs are not permitted', 'Invalid request body'])(
    'When it refuses output_config with "%s", then requests are made without it, from the second one on at once',
    async (message) => {
      const { asked, settled, served } = await askAll(refusesEffort(message), twice);
      expect(asked).toMatchObject([
        { ok: true, answer: GOOD_ANSWER },
        { ok: true, answer: GOOD_ANSWER },
      ]);
      expect(settled.map(({ outcome }) => outcome)).toEqual(['bad_request', 'answered', 'answered']);
      expect(served.map(({ request }) => request?.output_config !== undefined)).toEqual([true, false, false]);
    },
  );

  test('When it refuses cache_control, then only that is left out', async () => {
    const { asked, served } = await askAll(
      ({ request }) =>
        JSON.stringify(request).includes('cache_control":{')
          ? modelErrors.badRequest('messages.0.content.0.cache_control: unknown field')
          : reply(JSON_TEXT),
      twice,
    );
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(served).toHaveLength(3);
    expect(served.every(({ request }) => request?.output_config !== undefined)).toBe(true);
  });

  const NO_IMAGES = 'image input is not supported - hint: you may need to provide the mmproj';
  const twiceWithImage = async () => {
    const { prefix } = requestFor('tone');
    const image = { type: 'image', mediaType: 'image/jpeg', bytes: await picture(), width: 200, height: 200 } as const;
    return (['tone', 'mission'] as const).map((stage) => requestFor(stage, { prefix: [image, ...prefix] }));
  };
  const failsOnImages =
    (status: number, type: string, message: string): Script =>
    ({ pictures }) =>
      pictures > 0 ? { kind: 'error', status, type, message } : reply(JSON_TEXT);

  test('When it refuses images with 400, then requests are made without them, from the second one on at once', async () => {
    const script = failsOnImages(400, 'invalid_request_error', 'This model does not support images');
    const { asked, served, images } = await askAll(script, await twiceWithImage());
    expect(asked).toMatchObject([
      { ok: true, blind: true },
      { ok: true, blind: true },
    ]);
    expect(images).toEqual([1, 0, 0]);
    expect(JSON.stringify(served.at(-1)?.request)).toContain('you see none');
  });

  test('When it fails on images with 500 each time, then each request is retried, and only then made without them', async () => {
    const script = failsOnImages(500, 'server_error', NO_IMAGES);
    const { asked, settled, images } = await askAll(script, await twiceWithImage());
    expect(asked).toMatchObject([
      { ok: true, blind: true },
      { ok: true, blind: true },
    ]);
    expect(images).toEqual([1, 1, 1, 0, 1, 1, 1, 0]);
    const outcomes = ['server_error', 'server_error', 'server_error', 'answered'];
    expect(settled.map(({ outcome }) => outcome)).toEqual([...outcomes, ...outcomes]);
  });

  test.each([
    [500, 'the vision encoder ran out of memory'],
    [503, 'image input is not supported by the workers that are up'],
  ])(
    'When it answers %i once and names images ("%s"), then images are sent again, and to later requests',
    async (...row) => {
      const [status, message] = row;
      let calls = 0;
      const script: Script = () =>
        calls++ === 0 ? { kind: 'error', status, type: 'api_error', message } : reply(JSON_TEXT);
      const { asked, images } = await askAll(script, await twiceWithImage());
      expect(asked.map((result) => result.ok && !result.blind)).toEqual([true, true]);
      expect(images).toEqual([1, 1, 1]);
    },
  );

  test('When it refuses the request whatever is left out, then it is given up with a reason and nothing is remembered', async () => {
    const { asked, settled, served } = await askAll(() => modelErrors.badRequest('temperature is required'), twice);
    expect(asked).toMatchObject([
      { ok: false, failure: 'bad_request' },
      { ok: false, failure: 'bad_request' },
    ]);
    expect(settled).toHaveLength(4);
    expect(served.map(({ request }) => request?.output_config !== undefined)).toEqual([true, false, true, false]);
  });

  test.each([
    "This model's maximum context length is 8192 tokens. However, you requested 41000 tokens.",
    'the request exceeds the available context size, try increasing it',
  ])('When its context is too small ("%s"), then the reason says so', async (message) => {
    const { asked } = await askAll(() => modelErrors.badRequest(message));
    expect(asked).toMatchObject([{ ok: false, failure: 'too_large', reason: expect.stringContaining('can process') }]);
  });
});
