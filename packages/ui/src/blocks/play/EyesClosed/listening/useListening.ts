import { useEffect, useRef, useState } from 'react';
import type { ListeningFault, ListeningPort } from '../reading/speech.ts';

interface Heard {
  onHeard: (alternatives: readonly string[]) => void;
  onFault: (fault: ListeningFault) => void;
}

/** Listens to one answer per request. */
export function useListening(listening: ListeningPort | undefined) {
  const [isListening, setIsListening] = useState(false);
  const stopRef = useRef<() => void>(undefined);
  useEffect(() => () => stopRef.current?.(), []);

  function stop(): void {
    stopRef.current?.();
    stopRef.current = undefined;
    setIsListening(false);
  }

  function listen(language: string, { onHeard, onFault }: Heard): void {
    if (!listening) {
      onFault('unavailable');
      return;
    }
    stopRef.current?.();
    setIsListening(true);
    const settle = () => {
      stopRef.current = undefined;
      setIsListening(false);
    };
    stopRef.current = listening.listen(language, {
      onHeard(alternatives) {
        settle();
        onHeard(alternatives);
      },
      onFault(fault) {
        settle();
        onFault(fault);
      },
    });
  }

  return { isListening, listen, stop };
}
