import { useState } from 'react';

export const SIDES = ['edit', 'checks', 'playtest'] as const;
/** What the column beside the views shows. */
export type Side = (typeof SIDES)[number];

/** The column beside the views, which is a drawer where there is no room for one. */
export function useSide(isWide: boolean) {
  const [side, setSide] = useState<Side>('edit');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  function openSide(next: Side) {
    setSide(next);
    setIsDrawerOpen(!isWide);
  }

  return { side, openSide, isDrawerOpen, closeDrawer: () => setIsDrawerOpen(false) };
}
