import { useState } from 'react';

export const GREETED_KEY = 'kathaloka.greeted';

interface Greeting {
  isShown: boolean;
  end: () => void;
}

/** The way in is shown once a visit: who comes back to Home goes straight in. */
export function useGreeting(): Greeting {
  const [isShown, setIsShown] = useState(() => !wasGreeted());
  return {
    isShown,
    end() {
      setIsShown(false);
      try {
        sessionStorage.setItem(GREETED_KEY, 'yes');
      } catch {
        // greeted again next time
      }
    },
  };
}

function wasGreeted(): boolean {
  try {
    return sessionStorage.getItem(GREETED_KEY) !== null;
  } catch {
    return true;
  }
}
