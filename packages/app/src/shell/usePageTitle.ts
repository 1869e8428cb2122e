import { productWords, useWords } from '@kathaloka/ui';
import { useEffect } from 'react';

/** Sets the document title; the product's name until the page has a title. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useWords(productWords);
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
