/** Languages written without spaces between words. */
export const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);

/** The same, and Korean, which writes compounds and particles together: no sign shows where a word begins or ends. */
export const UNBOUNDED_LANGUAGES: ReadonlySet<string> = new Set([...UNSPACED_LANGUAGES, 'ko']);
