import { useState } from 'react';
import { inVisit } from '../../adapters/kept.ts';

export const GREETED_KEY = 'kathaloka.greeted';

interface Greeting {
  isShown: boolean;
  end: () => void;
}

/** The way in is shown once a visit: who comes back to Home goes straight in. */
export function useGreeting(): Greeting {
  const [isShown, setIsShown] = useState(() => inVisit.read(GREETED_KEY) === null);
  return {
    isShown,
    end() {
      setIsShown(false);
      inVisit.keep(GREETED_KEY, 'yes');
    },
  };
}
