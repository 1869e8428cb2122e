import { useState } from 'react';

export const SIDES = ['edit', 'checks', 'playtest'] as const;
/** The tabs of the column beside the views. */
export type Side = (typeof SIDES)[number];

/** The state of the column beside the views, which is a drawer on narrow screens. */
export function useSide(isWide: boolean) {
  const [side, setSide] = useState<Side>('edit');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  function openSide(next: Side) {
    setSide(next);
    setIsDrawerOpen(!isWide);
  }

  return { side, openSide, isDrawerOpen, closeDrawer: () => setIsDrawerOpen(false) };
}
