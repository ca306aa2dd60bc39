/** The one-time token in the fragment of a link, which no server log sees. It is removed from the address at once. */
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token !== null) history.replaceState(history.state, '', location.pathname);
  return token;
}
