import type { ReactNode } from 'react';

/** A part that scrolls by itself: keyboards can reach and scroll it. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the content
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
