import { useEffect, useRef, useState } from 'react';

interface SearchTextOptions {
  delayMs: number;
  onQueryChange: (query: string) => void;
}

/** The text of a search box. A search runs when typing has paused, and only for a query that is not blank. */
export function useSearchText({ delayMs, onQueryChange }: SearchTextOptions) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    const query = next.trim();
    if (query) timer.current = setTimeout(onQueryChange, delayMs, query);
    else onQueryChange('');
  }

  function searchNow() {
    clearTimeout(timer.current);
    if (text.trim()) onQueryChange(text.trim());
  }

  return { text, query: text.trim(), type, searchNow };
}
