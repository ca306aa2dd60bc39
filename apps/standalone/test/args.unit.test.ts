import { UsageError } from '@brandprint/operator/args';
import { describe, expect, test } from '@jest/globals';
import { parseCommand } from '../src/args.ts';

const parse = (...argv: string[]) => parseCommand(argv, '/home/me');

describe('parseCommand', () => {
  test('When quickstart gets all options, then all are parsed', () => {
    const line =
      'quickstart http://a.example/x --once --out out/b.json --export dtcg,css,css --port 0 --data d --max-pages 3 --stages colors,tone';

    expect(parse(...line.split(' '))).toEqual({
      name: 'quickstart',
      url: 'http://a.example/x',
      once: true,
      out: '/home/me/out/b.json',
      exports: { formats: ['dtcg', 'css'], folder: '/home/me/out' },
      port: 0,
      data: '/home/me/d',
      maxPages: 3,
      stages: ['colors', 'tone'],
    });
  });

  test('When quickstart gets no options, then none is set', () => {
    expect(parse('quickstart')).toEqual({ name: 'quickstart', once: false });
  });

  test('When it exports without --out, then it does so to the current folder', () => {
    expect(parse('quickstart', '--export', 'css')).toMatchObject({ exports: { formats: ['css'], folder: '/home/me' } });
  });

  test.each([
    ['example.com', 'https://example.com/'],
    ['example.com/about', 'https://example.com/about'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['localhost:8080/x', 'http://localhost:8080/x'],
    ['HTTP://Example.com#top', 'http://example.com/'],
  ])('When the site is %s, then it is parsed as %s', (text, url) => {
    expect(parse('quickstart', text)).toMatchObject({ url });
  });

  test.each([
    ['quickstart', 'not a url'],
    ['quickstart', 'rubbish'],
    ['quickstart', '--export', 'docx'],
    ['quickstart', 'ftp://example.com'],
    ['quickstart', 'http://me:secret@example.com'],
    ['quickstart', 'a.example', 'b.example'],
    ['quickstart', '--port', '65536'],
    ['quickstart', '--port', '-1'],
    ['quickstart', '--port'],
    ['quickstart', '--max-pages', '0'],
    ['quickstart', '--max-pages', '51'],
    ['quickstart', '--max-pages', '1.5'],
    ['quickstart', '--stages', 'colors,smell'],
    ['quickstart', '--stages', ''],
    ['quickstart', '--loud'],
    ['start', 'example.com'],
    ['keys'],
    ['keys', 'create'],
    ['keys', 'create', '--workspace', ' '],
    ['keys', 'create', '--workspace', 'a', '--env', 'test'],
    ['keys', 'revoke', '7'],
    ['keys', 'create', '--workspace', 'a', '--description', 'x'.repeat(201)],
    ['workspaces'],
    ['workspaces', 'rename', 'a'],
    ['workspaces', 'create'],
    ['workspaces', 'create', ' '],
    ['workspaces', 'create', 'x'.repeat(201)],
    ['workspaces', 'create', 'a', 'b'],
    ['workspaces', 'create', 'a', '--parse-limit', '0'],
    ['workspaces', 'create', 'a', '--parse-limit', '1000001'],
    ['workspaces', 'list', 'a'],
    ['workspaces', 'limit', 'a'],
    ['workspaces', 'limit', 'a', '-5'],
    ['workspaces', 'limit', 'a', '5', '--parse-limit', '5'],
    ['workspaces', 'subscription', 'a'],
    ['workspaces', 'subscription', 'a', 'gold'],
    ['dance'],
    [],
  ])('When the line is %j %j %j, then one line says what is wrong', (...argv) => {
    const attempt = () => parse(...argv);

    expect(attempt).toThrow(UsageError);
    expect(attempt).toThrow(/^[^\n]+\.$/);
  });

  test('When a key is created, then it is for production by default', () => {
    expect(parse('keys', 'create', '--workspace', 'a')).toMatchObject({ workspace: 'a', environment: 'prod' });
    expect(parse('keys', 'create', '--workspace', 'a', '--env', 'stag')).toMatchObject({ environment: 'stag' });
  });

  test('When a key has a description, then it is trimmed', () => {
    expect(parse('keys', 'create', '--workspace', ' a ', '--description', ' of CI ')).toMatchObject({
      workspace: 'a',
      description: 'of CI',
    });
  });

  test.each([
    ['create acme', { action: 'create', workspace: 'acme' }],
    ['create acme --parse-limit 50 --data d', { action: 'create', parseLimit: 50, data: '/home/me/d' }],
    ['list', { action: 'list' }],
    ['limit acme 50', { action: 'limit', workspace: 'acme', parseLimit: 50 }],
    ['limit acme default', { action: 'limit', workspace: 'acme', parseLimit: null }],
    ['subscription acme past_due', { action: 'subscription', workspace: 'acme', subscription: 'past_due' }],
  ])('When the line is workspaces %s, then it is parsed', (line, command) => {
    expect(parse('workspaces', ...line.split(' '))).toMatchObject({ name: 'workspaces', ...command });
  });

  test('When help is requested, then nothing else is parsed', () => {
    expect(parse('start', '--help', '--loud')).toEqual({ name: 'help' });
  });
});
