import type { ReactNode } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { PaneHandle, type PaneHandleProps } from './PaneHandle.tsx';
import { Inspector, Sheet } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StudioColumnProps {
  studio: Studio;
  /** The width of the column. */
  pane: PaneHandleProps;
  children: ReactNode;
}

/** The column beside the views; on a small screen a drawer with the checks and the playtest. */
export function StudioColumn({ studio, pane, children }: StudioColumnProps) {
  const words = useWords(structureWords);
  const { isWide, side } = studio;
  if (isWide)
    return (
      <>
        <PaneHandle {...pane} />
        <Inspector>{children}</Inspector>
      </>
    );
  return (
    <Drawer
      open={studio.isDrawerOpen}
      onOpenChange={(open) => !open && studio.closeDrawer()}
      title={words.sides[side]}
      side="bottom"
    >
      <Sheet>{children}</Sheet>
    </Drawer>
  );
}
