// Sets the chosen theme before the first paint. A file of its own, because the page allows no inline script.
try {
  const theme = localStorage.getItem('brandprint.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the theme of the system applies.
}
