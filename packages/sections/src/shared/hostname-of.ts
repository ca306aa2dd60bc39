/** The host of a URL without its port; "" if it has none or is invalid. */
export function hostnameOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
