export { createProgressDisplay, type Progress, type ProgressDisplay } from './progress-display.ts';
export { createScreen, logStream, type Output, type Screen, type Step } from './screen.ts';
export { formatSummary, type SummaryBrand } from './summary.ts';
export { createTerminalStyle, type TerminalStyle } from './terminal-style.ts';
export { secondsText, shorten, stripControlCharacters, truncateToWidth, widthOf, wrap } from './text.ts';
