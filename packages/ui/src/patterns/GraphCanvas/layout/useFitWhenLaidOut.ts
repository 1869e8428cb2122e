import { useEffect } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import { useFit } from './fit.ts';

/** Brings everything into view after each layout, and whenever the returned function is called. */
export function useFitWhenLaidOut(isArranging: boolean, canvas: Parameters<typeof useFit>[0]): () => void {
  const fit = useStableHandler(useFit(canvas));
  useEffect(() => {
    if (isArranging) return undefined;
    // React Flow applies the new places in the next frame
    const frame = requestAnimationFrame(fit);
    return () => cancelAnimationFrame(frame);
  }, [isArranging, fit]);
  return fit;
}
