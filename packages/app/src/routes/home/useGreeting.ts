import { useState } from 'react';
import { sessionStore } from '../../browser/safeStorage.ts';

export const GREETED_KEY = 'kathaloka.greeted';

interface Greeting {
  isShown: boolean;
  end: () => void;
}

/** The greeting is shown once per visit, not on each return to Home. */
export function useGreeting(): Greeting {
  const [isShown, setIsShown] = useState(() => sessionStore.read(GREETED_KEY) === null);
  return {
    isShown,
    end() {
      setIsShown(false);
      sessionStore.write(GREETED_KEY, 'yes');
    },
  };
}
