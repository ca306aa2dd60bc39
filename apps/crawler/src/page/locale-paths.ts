/** The home page of a language, a country, or both. */
const LOCALE = /^(?:\/[a-z]{2}(?:[-_][a-z]{2,4})?){1,2}\/?$/i;

export const isLocalePath = (path: string): boolean => LOCALE.test(path);

/** Whether a locale's home page is in another language than this page. */
export function isOtherLocale(path: string): boolean {
  const parts = (text: string) => text.toLowerCase().split(/[-_/]/).filter(Boolean);
  const own = [...parts(document.documentElement.lang), ...parts(location.pathname.split('/').slice(0, 3).join('/'))];
  return own.length > 0 && !parts(path).some((part) => own.includes(part));
}
