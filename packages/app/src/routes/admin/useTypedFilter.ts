import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';

/** A text that filters a list as it is typed: it is stored once the person pauses. */
export function useTypedFilter(
  stored: string,
  store: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: stored, stored });
  const storeNow = useEffectEvent(store);
  // it was stored from here, or the address has changed in another way, as by going back
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
