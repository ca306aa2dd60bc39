import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { ALERTS, QUERIES, SCALING } from './support/monitoring.ts';
import { evaluate, readSamples } from './support/promql.ts';

/** Prometheus' own tool, where it is installed (Debian: prometheus). */
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool';
const installed = spawnSync(PROMTOOL, ['--version']).status === 0;
if (!installed) console.info('promtool is not installed: rules and queries are checked without it');

const dir = mkdtempSync(join(tmpdir(), 'brandprint-promtool-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? 'fine' : stdout + stderr;
}

const RULES = join(dir, 'rules.yml');
writeFileSync(RULES, stringify({ groups: [{ name: 'brandprint', rules: ALERTS }] }));

/** What three processes show of the same rows. */
const SERIES = ['api-1', 'courier-1', 'courier-2'].flatMap((pod) =>
  Object.entries({ waiting: 40, running: 6, delayed: 3 }).map(([state, count]) => ({
    series: `brandprint_due_work{namespace="brandprint",pod="${pod}",kind="crawl",state="${state}"}`,
    values: `${count}x30`,
    count,
  })),
);

/** Runs Prometheus' own engine over what it would have read. */
function engine(test: object): string {
  const file = join(dir, 'test.yml');
  writeFileSync(
    file,
    stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [{ interval: '1m', ...test }] }),
  );
  return promtool('test', 'rules', file);
}

(installed ? describe : describe.skip)('Prometheus', () => {
  test('When it reads the alerts, then it has nothing to say', () => {
    expect(promtool('check', 'rules', RULES)).toBe('fine');
  });

  test('When it reads every query, then it understands them', () => {
    const rules = QUERIES.map(([, expr], i) => ({ record: `query:${i}`, expr }));
    const file = join(dir, 'queries.yml');
    writeFileSync(file, stringify({ groups: [{ name: 'queries', rules }] }));
    expect(promtool('check', 'rules', file)).toBe('fine');
  });

  test('When it evaluates the scaling query, then it answers as the tests do', () => {
    const text = SERIES.map(({ series, count }) => `${series} ${count}`).join('\n');
    const [answer] = evaluate(SCALING['crawler'] ?? '', readSamples(text, {}));
    expect(answer).toEqual({ labels: {}, value: 46 });
    const ask = (value: number) =>
      engine({
        input_series: SERIES.map(({ series, values }) => ({ series, values })),
        promql_expr_test: [{ expr: SCALING['crawler'], eval_time: '10m', exp_samples: [{ labels: '{}', value }] }],
      });
    expect(ask(46)).toBe('fine');
    expect(ask(138)).not.toBe('fine');
  });

  test.each([
    [
      'BrandprintCrawlsWait',
      'brandprint_due_work_oldest_seconds{namespace="b",kind="crawl",state="waiting"}',
      '1000x30',
      '600x30',
    ],
    [
      'BrandprintWorkHangs',
      'brandprint_due_work_oldest_seconds{namespace="b",kind="analysis",state="running"}',
      '400x30',
      '170x30',
    ],
    [
      'BrandprintModelSpends',
      'brandprint_model_cost_dollars_total{namespace="b",model="m",outcome="answered"}',
      '0+3x30',
      '0+0.5x30',
    ],
    [
      'BrandprintSweepStalls',
      'brandprint_sweep_last_success_timestamp_seconds{namespace="b",sweep="reconcile"}',
      '0x30',
      '0+60x30',
    ],
    [
      'BrandprintWebhooksWait',
      'brandprint_due_work_oldest_seconds{namespace="b",kind="delivery",state="waiting"}',
      '400x30',
      '200x30',
    ],
  ])('When it is as %s says, then it fires, and not before', (alertname, series, bad, good) => {
    const ask = (values: string) =>
      engine({
        input_series: [{ series, values }],
        alert_rule_test: [{ eval_time: '25m', alertname, exp_alerts: [] }],
      });
    expect(ask(bad)).toContain(`alertname="${alertname}"`);
    expect(ask(good)).toBe('fine');
  });
});
