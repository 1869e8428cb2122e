import { useProductWords } from '@kathaloka/ui';
import { useEffect } from 'react';

/** Sets the document title; the product's name alone until the page knows its own. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useProductWords();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
