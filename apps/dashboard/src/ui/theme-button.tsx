import { useState } from 'react';
import { Icon } from './icon.tsx';

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Switches between light and dark; the choice is kept. See public/theme.js. */
export function ThemeButton() {
  const [dark, setDark] = useState(isDark);
  const toggle = () => {
    const theme = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('brandprint.theme', theme);
    } catch {
      // Storage is blocked: it holds until the page is left.
    }
    setDark(!dark);
  };
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={dark ? 'Use light colours' : 'Use dark colours'}
      onClick={toggle}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
