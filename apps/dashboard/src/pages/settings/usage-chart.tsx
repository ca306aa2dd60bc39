import type { UsageReport } from '@brandprint/sdk';
import { dateText } from '../../lib/format.ts';

const DAY_MS = 86_400_000;
const HEIGHT = 160;
const STEP = 20;
const BAR = 14;

interface Day {
  date: string;
  prod: number;
  stag: number;
}

/** Every day of the period, also those without an analysis. */
function daysOf({ from, to, days }: UsageReport): Day[] {
  const result: Day[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10);
    const sum = (environment: 'prod' | 'stag') =>
      days
        .filter((day) => day.date === date && day.environment === environment)
        .reduce((total, { requests }) => total + requests, 0);
    result.push({ date, prod: sum('prod'), stag: sum('stag') });
  }
  return result;
}

/** Analyses by day. The table below it says the same in numbers. */
export function UsageChart({ report }: { report: UsageReport }) {
  const days = daysOf(report);
  const most = Math.max(1, ...days.map(({ prod, stag }) => prod + stag));
  const width = days.length * STEP;
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const busiest = days.reduce((best, day) => (day.prod + day.stag > best.prod + best.stag ? day : best), {
    date: report.from,
    prod: 0,
    stag: 0,
  });
  return (
    <figure className="chart">
      <div className="chart-frame">
        <span className="chart-most small muted">{most}</span>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Analyses by day; most on ${dateText(busiest.date)}: ${busiest.prod + busiest.stag}`}
        >
          {days.map(({ date, prod, stag }, at) => (
            <g key={date}>
              <title>{`${dateText(date)}: ${prod} production, ${stag} staging`}</title>
              <rect x={at * STEP} y={0} width={STEP} height={HEIGHT} className="chart-hit" />
              <rect
                x={at * STEP + 3}
                width={BAR}
                y={HEIGHT - heightOf(prod)}
                height={heightOf(prod)}
                className="chart-prod"
              />
              <rect
                x={at * STEP + 3}
                width={BAR}
                y={HEIGHT - heightOf(prod + stag)}
                height={heightOf(stag)}
                className="chart-stag"
              />
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="row spread small muted">
        <span>{dateText(report.from)}</span>
        <span className="row">
          <span className="legend prod" /> Production <span className="legend stag" /> Staging
        </span>
        <span>{dateText(report.to)}</span>
      </figcaption>
    </figure>
  );
}
