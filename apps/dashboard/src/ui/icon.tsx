/** Outlines on a grid of 24. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-4 4-5.5 7.5-5.5s6.500 1.5 7.500 5.500',
  download: 'M12 4v11M7.500 10.500L12 15l4.500-4.500M5 20h14',
  chevron: 'M7 10l5 5 5-5',
  external: 'M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5',
  edit: 'M5 19l1-4L16.500 4.500l3 3L9 18z',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7',
  refresh: 'M19 12a7 7 0 1 1-2.200-5.100M19 4v4h-4',
  up: 'M12 19V6M6.500 11.500L12 6l5.500 5.500',
  down: 'M12 5v13M6.500 12.500L12 18l5.500-5.500',
  search_page: 'M7 4h7l4 4v12H7zM14 4v4h4',
  history: 'M4.500 12a7.500 7.500 0 1 0 2.500-5.600M4.500 4.500v4h4M12 8v4.500l3 1.500',
  alert: 'M12 8v5M12 16.500v.1M12 3.500l9 16.500H3z',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the control names itself by its text or `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon-svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
