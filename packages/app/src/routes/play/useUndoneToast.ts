import { playWords, useWords, useToast } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Announces an undo, and offers Redo until another turn begins. `undone` is the key of the newest undo. */
export function useUndoneToast(undone: string | undefined, redo: () => void): void {
  const words = useWords(playWords);
  const showToast = useToast();
  // the toast outlives its render, and must not redo with an outdated callback
  const redoRef = useRef(redo);
  useEffect(() => {
    redoRef.current = redo;
  });

  const show = useEffectEvent(() =>
    showToast(words.undone, {
      action: { label: words.command.redo.name, onSelect: () => redoRef.current() },
    }),
  );
  useEffect(() => (undone === undefined ? undefined : show()), [undone]);
}
