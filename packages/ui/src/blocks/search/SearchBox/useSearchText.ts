import { useEffect, useRef, useState } from 'react';

interface SearchTextOptions {
  delayMs: number;
  onValueChange: (value: string) => void;
}

/** The text of a search box. A search is debounced, and skipped for a blank query. */
export function useSearchText({ delayMs, onValueChange }: SearchTextOptions) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    const query = next.trim();
    if (query) timer.current = setTimeout(onValueChange, delayMs, query);
    else onValueChange('');
  }

  function searchNow() {
    clearTimeout(timer.current);
    if (text.trim()) onValueChange(text.trim());
  }

  return { text, query: text.trim(), type, searchNow };
}
