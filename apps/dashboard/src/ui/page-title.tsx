import { useEffect } from 'react';

/** The title of the document, which screen readers say first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Brandprint`;
  }, [title]);
}
