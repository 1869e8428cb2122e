import { type CSSProperties, useState } from 'react';
import type { StructureTabProps } from './structureTabProps.ts';

/** The width of the side panel, and the style of the studio that has it. */
export function usePaneWidth({
  paneWidth,
  onPaneWidthChange,
}: Pick<StructureTabProps, 'paneWidth' | 'onPaneWidthChange'>) {
  const [width, setWidth] = useState(paneWidth);
  return {
    width,
    style: width === undefined ? undefined : ({ '--kl-pane': `${width}%` } as CSSProperties),
    onWidthChange(next: number | undefined) {
      setWidth(next);
      onPaneWidthChange?.(next);
    },
  };
}
