const LOOKS: Record<string, [look: string, label: string]> = {
  queued: ['busy', 'Queued'],
  running: ['busy', 'Running'],
  complete: ['good', 'Complete'],
  failed: ['bad', 'Failed'],
  idle: ['', 'Cancelled'],
};

export function StatusBadge({ status }: { status: string }) {
  const [look, label] = LOOKS[status] ?? ['', status];
  return <span className={`badge ${look}`}>{label}</span>;
}
