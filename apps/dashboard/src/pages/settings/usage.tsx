import type { UsageReport } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { numberText } from '../../lib/format.ts';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading } from '../../ui/state.tsx';
import { SettingsError, SettingsPage } from './settings-page.tsx';
import { UsageChart } from './usage-chart.tsx';

const PERIODS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;
type Period = (typeof PERIODS)[number][0];
const DAY_MS = 86_400_000;

const firstDay = (days: number): string => new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);

export function Usage() {
  const [period, setPeriod] = useState<Period>('30');
  const usage = useQuery({
    queryKey: ['usage', period],
    queryFn: ({ signal }) => brandprint.usage({ from: firstDay(Number(period)) }, { signal }),
  });
  return (
    <SettingsPage
      title="Usage"
      intro="Analyses that were accepted. Reading results and exports is free."
      action={<SelectField label="Period" hideLabel value={period} options={PERIODS} onChange={setPeriod} />}
    >
      {usage.isError && <SettingsError error={usage.error} onRetry={() => usage.refetch()} />}
      {usage.isPending && <Loading label="Loading usage" height="20rem" />}
      {usage.data && <Report report={usage.data} />}
    </SettingsPage>
  );
}

function Report({ report }: { report: UsageReport }) {
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => brandprint.keys.list().toArray({ limit: 200 }) });
  const { total, by_environment: environments, models } = report;
  const byKey = Map.groupBy(report.days, ({ api_key_id: id }) => id);
  const nameOf = (id: string | null): string => {
    if (id === null) return 'People, in the dashboard';
    const key = keys.data?.find((it) => it.id === id);
    return key ? key.description || `${key.hint}…` : id;
  };
  const tokens = models.total.input_tokens + models.total.output_tokens;
  return (
    <>
      <ul className="figures">
        <Figure label="Analyses" value={numberText(total)} />
        <Figure label="Production" value={numberText(environments.prod)} />
        <Figure label="Staging" value={numberText(environments.stag)} />
        <Figure label="Model tokens" value={numberText(tokens)} />
        <Figure label="Model cost" value={`$${(models.total.cost_micro_usd / 1_000_000).toFixed(2)}`} />
      </ul>
      <UsageChart report={report} />
      {byKey.size > 0 && (
        <ScrollRegion className="table-scroll" label="Usage by key">
          <table>
            <thead>
              <tr>
                <th scope="col">By</th>
                <th scope="col" className="end">
                  Analyses
                </th>
              </tr>
            </thead>
            <tbody>
              {[...byKey].map(([id, days]) => (
                <tr key={id ?? 'people'}>
                  <th scope="row">{nameOf(id)}</th>
                  <td className="end">{numberText(days.reduce((sum, { requests }) => sum + requests, 0))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <div>
        <button type="button" className="button" onClick={() => download(report)}>
          <Icon name="download" /> Download as CSV
        </button>
      </div>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <li>
      <span className="muted small">{label}</span>
      <strong>{value}</strong>
    </li>
  );
}

function download({ from, to, days }: UsageReport): void {
  const rows = days.map((day) => [day.date, day.environment, day.api_key_id ?? '', day.requests].join(','));
  const csv = ['date,environment,api_key_id,analyses', ...rows, ''].join('\r\n');
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `brandprint-usage-${from}-${to}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
