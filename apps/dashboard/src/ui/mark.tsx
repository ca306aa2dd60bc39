/** The logo of Brandprint. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="mark-ground" />
      <path d="M9 8h4v16H9z" className="mark-ink" />
      <circle cx="18" cy="19" r="5" className="mark-ink" />
    </svg>
  );
}
