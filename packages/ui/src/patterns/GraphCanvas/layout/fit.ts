import { useReactFlow, useStoreApi } from '@xyflow/react';

/** Fits everything into view, with room for the controls at the top and bottom of the canvas. */
export const FIT = {
  padding: { top: '76px', bottom: '76px', x: '28px' },
  minZoom: 0.05,
  maxZoom: 1,
} as const;

/** The size and place of the overview map in its styles: above the zoom buttons, at the inline end. */
export const MAP = { width: 168, height: 112, end: 14, bottom: 72 } as const;
/** A narrower canvas has no map. */
const MAPPED_WIDTH = 640;
const ROOM = 28;

/** The width of the canvas divided by its height, for the layout. */
export function useShape(): () => number {
  const store = useStoreApi();
  return () => {
    const { width, height } = store.getState();
    return width > 0 && height > 0 ? width / height : 1.6;
  };
}

/** Brings everything into view beside the map. */
export function useFit({ hasMap, isRtl }: { hasMap: boolean; isRtl: boolean }): () => void {
  const { fitView } = useReactFlow();
  const store = useStoreApi();
  return () => {
    const isMapped = hasMap && store.getState().width > MAPPED_WIDTH;
    const { top, bottom } = FIT.padding;
    const side = `${MAP.width + MAP.end + ROOM / 2}px` as const;
    const [left, right] = isRtl ? ([side, '28px'] as const) : (['28px', side] as const);
    void fitView(isMapped ? { ...FIT, padding: { top, bottom, left, right } } : FIT);
  };
}
