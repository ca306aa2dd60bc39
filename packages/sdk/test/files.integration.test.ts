import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ConnectionError, TimeoutError } from '../src/index.ts';
import { saveFile } from '../src/node.ts';
import { BRAND_ID, type FaultyServer, json, reset, type Step, startFaultyServer } from './support/fake-api.ts';

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
});
afterEach(() => server.stop());

const printing = json({ data: { status: 'printing' } }, 202, { 'retry-after': '1' });
const file =
  (content: string): Step =>
  (_, response) =>
    void response.end(content);

describe('An export that is printed first', () => {
  test('When it is ready at the third request, then that is the file', async () => {
    server.script(printing, printing, file('%PDF-'));
    const book = await server.client().exports.get(BRAND_ID, 'book.pdf');
    expect(await book.text()).toBe('%PDF-');
    expect(server.requests).toHaveLength(3);
  });

  test('When it is not ready in time, then the error says what to do', async () => {
    server.script(printing);
    const reading = server.client().exports.get(BRAND_ID, 'book.pdf', {}, { printTimeout: 50 });
    await expect(reading).rejects.toThrow(TimeoutError);
    await expect(reading).rejects.toThrow(/book\.pdf.*printTimeout/);
  });

  test('When it is aborted meanwhile, then the reason is thrown', async () => {
    const controller = new AbortController();
    server.script((request, response) => {
      printing(request, response);
      setImmediate(() => controller.abort(new Error('Enough')));
    });
    const reading = server.client().exports.get(BRAND_ID, 'book.pdf', {}, { signal: controller.signal });
    await expect(reading).rejects.toThrow('Enough');
  });
});

describe('The content of a file', () => {
  test('When the connection is lost, then it is a ConnectionError', async () => {
    server.script(reset('%PDF-'));
    const book = await server.client().exports.get(BRAND_ID, 'book.pdf');
    await expect(book.bytes()).rejects.toThrow(ConnectionError);
  });

  test('When it is aborted, then the reason is thrown', async () => {
    const controller = new AbortController();
    server.script((_, response) => void response.writeHead(200).write('%PDF-'));
    const book = await server.client().exports.get(BRAND_ID, 'book.pdf', {}, { signal: controller.signal });
    const reading = book.text();
    controller.abort(new Error('Enough'));
    await expect(reading).rejects.toThrow('Enough');
  });
});

describe('Saving files', () => {
  test('When the path ends with / and the folder is missing, then every file is in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brandprint-files-'));
    try {
      server.script(file('first'), file('second'));
      for (const name of ['logo.svg', 'icon.svg']) {
        await saveFile(await server.client().assets.get(BRAND_ID, name), `${folder}/logos/`);
      }
      expect((await readdir(join(folder, 'logos'))).sort()).toEqual(['icon.svg', 'logo.svg']);
      expect(await readFile(join(folder, 'logos/icon.svg'), 'utf8')).toBe('second');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
