const UNITS = [
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const;

/** Delays in seconds, ascending, by unit: "5 seconds, 5 and 30 minutes, and 2 and 24 hours". Zeros are left out. */
export function formatDelays(delays: readonly number[]): string {
  const byUnit = new Map<string, string[]>();
  for (const delay of delays) {
    const unit = UNITS.find(({ seconds }) => delay >= seconds && delay % seconds === 0);
    if (!unit) continue;
    byUnit.set(unit.name, [...(byUnit.get(unit.name) ?? []), String(delay / unit.seconds)]);
  }
  const groups = [...byUnit].map(([unit, counts]) => {
    const name = counts.length === 1 && counts[0] === '1' ? unit.slice(0, -1) : unit;
    return `${new Intl.ListFormat('en-GB').format(counts)} ${name}`;
  });
  return new Intl.ListFormat('en-US').format(groups);
}
