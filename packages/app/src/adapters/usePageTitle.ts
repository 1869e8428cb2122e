import { useEffect } from 'react';

/** What the browser's tab says; the product's name alone while the page does not know its own yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Kathaloka` : 'Kathaloka';
  }, [title]);
}
