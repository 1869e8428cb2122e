import type { ReactNode } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { Inspector, Sheet } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';

interface StudioColumnProps {
  studio: Studio;
  children: ReactNode;
}

/** The column beside the views; on a small screen a drawer over them. */
export function StudioColumn({ studio, children }: StudioColumnProps) {
  const words = useStructureWords();
  const { isWide, side, picked } = studio;
  if (isWide) return <Inspector>{children}</Inspector>;
  return (
    <Drawer
      open={studio.isDrawerOpen}
      onOpenChange={(open) => !open && studio.closeDrawer()}
      title={side === 'edit' ? (picked?.name ?? words.editScene) : words.sides[side]}
      side="bottom"
    >
      <Sheet>{children}</Sheet>
    </Drawer>
  );
}
