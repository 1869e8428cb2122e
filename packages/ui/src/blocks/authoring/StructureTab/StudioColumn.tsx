import type { ReactNode } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Inspector, Sheet } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StudioColumnProps {
  studio: Studio;
  children: ReactNode;
}

/** The column beside the views; on a small screen a drawer with the checks and the playtest. */
export function StudioColumn({ studio, children }: StudioColumnProps) {
  const words = useWords(structureWords);
  const { isWide, side } = studio;
  if (isWide) return <Inspector>{children}</Inspector>;
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
