import { useReactFlow } from '@xyflow/react';
import { useEffect } from 'react';
import { FIT } from './fit.ts';

/** Brings everything into view after each layout. */
export function useFitWhenLaidOut(isArranging: boolean): void {
  const { fitView } = useReactFlow();
  useEffect(() => {
    if (isArranging) return undefined;
    // the canvas applies the new places in the next frame
    const frame = requestAnimationFrame(() => void fitView(FIT));
    return () => cancelAnimationFrame(frame);
  }, [isArranging, fitView]);
}
