import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '@brandprint/testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { ALERT_CASES } from './support/alert-cases.ts';
import { ALERTS, QUERIES, SCALING } from './support/monitoring.ts';
import { evaluate, readSamples } from './support/promql.ts';

/** Prometheus' own tool, if it is installed (Debian: prometheus). */
const PROMTOOL = process.env['PROMTOOL'] || 'promtool';
const installed = isInstalled(PROMTOOL, 'Debian, Ubuntu: apt-get install prometheus, or set PROMTOOL to its path.');
if (!installed) console.info('promtool is not installed: rules and queries are checked without it');

const dir = mkdtempSync(join(tmpdir(), 'brandprint-promtool-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? 'fine' : stdout + stderr;
}

const RULES = join(dir, 'rules.yml');
writeFileSync(RULES, stringify({ groups: [{ name: 'brandprint', rules: ALERTS }] }));

/** What three processes show for the same rows. */
const SERIES = ['api-1', 'courier-1', 'courier-2'].flatMap((pod) =>
  Object.entries({ waiting: 40, running: 6, delayed: 3 }).map(([state, count]) => ({
    series: `brandprint_due_work{namespace="brandprint",pod="${pod}",kind="crawl",state="${state}"}`,
    values: `${count}x30`,
    count,
  })),
);

/** Runs Prometheus' own engine on these series, with the rules of one alert or without any. */
function engine(tests: object[], { alertname = '', interval = '1m' } = {}): string {
  const file = join(dir, 'test.yml');
  const rulesFile = join(dir, 'alert.yml');
  const rules = ALERTS.filter(({ alert }) => alert === alertname);
  writeFileSync(rulesFile, stringify({ groups: [{ name: 'alert', rules }] }));
  writeFileSync(
    file,
    stringify({
      rule_files: [rulesFile],
      evaluation_interval: interval,
      tests: tests.map((test) => ({ interval, ...test })),
    }),
  );
  return promtool('test', 'rules', file);
}

test('When an alert is added, then it has cases in which it fires, and in which it does not', () => {
  expect(Object.keys(ALERT_CASES).sort()).toEqual([...new Set(ALERTS.map(({ alert }) => alert))].sort());
  for (const { fires, silent } of Object.values(ALERT_CASES)) {
    expect(fires.length).toBeGreaterThan(0);
    expect(silent.length).toBeGreaterThan(0);
  }
});

(installed ? describe : describe.skip)('Prometheus', () => {
  test('When it checks the alerts, then there are no findings', () => {
    expect(promtool('check', 'rules', RULES)).toBe('fine');
  });

  test('When it parses every query, then all are valid', () => {
    const rules = QUERIES.map(([, expr], i) => ({ record: `query:${i}`, expr }));
    const file = join(dir, 'queries.yml');
    writeFileSync(file, stringify({ groups: [{ name: 'queries', rules }] }));
    expect(promtool('check', 'rules', file)).toBe('fine');
  });

  test('When it evaluates the scaling query, then the result is that of the tests', () => {
    const text = SERIES.map(({ series, count }) => `${series} ${count}`).join('\n');
    const [answer] = evaluate(SCALING['crawler'] ?? '', readSamples(text, {}));
    expect(answer).toEqual({ labels: {}, value: 46 });
    const ask = (value: number) =>
      engine([
        {
          input_series: SERIES.map(({ series, values }) => ({ series, values })),
          promql_expr_test: [{ expr: SCALING['crawler'], eval_time: '10m', exp_samples: [{ labels: '{}', value }] }],
        },
      ]);
    expect(ask(46)).toBe('fine');
    expect(ask(138)).not.toBe('fine');
  });

  test.each(Object.entries(ALERT_CASES))(
    'When the state is %s, then it fires, and not before',
    (alertname, { at = '45m', interval = '1m', fires, silent }) => {
      const nothing = (series: Readonly<Record<string, string>>) => ({
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: at, alertname, exp_alerts: [] }],
      });
      const options = { alertname, interval };
      for (const series of fires) expect(engine([nothing(series)], options)).toContain(`alertname="${alertname}"`);
      expect(engine(silent.map(nothing), options)).toBe('fine');
    },
  );
});
