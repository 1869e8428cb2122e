import { useEffect } from 'react';

/** Sets the document title; the product's name alone until the page knows its own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Kathaloka` : 'Kathaloka';
  }, [title]);
}
