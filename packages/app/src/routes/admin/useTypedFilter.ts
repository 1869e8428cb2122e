import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';

/** Typed text that filters a list: written to the address after a debounce. */
export function useTypedFilter(
  stored: string,
  store: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: stored, stored });
  const storeNow = useEffectEvent(store);
  // the address has this text, or has changed for another reason, such as Back
  if (typed.stored !== stored) {
    setTyped({ text: typed.text.trim() === stored ? typed.text : stored, stored });
  }

  useEffect(() => {
    const text = typed.text.trim();
    if (text === stored) return undefined;
    const timer = setTimeout(() => storeNow(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed.text, stored]);

  return [typed.text, (text) => setTyped({ text, stored })];
}
