import { type ReactNode, useState } from 'react';
import { Further, FurtherFields } from './SceneInspector.styles.ts';

interface FoldedProps {
  summary: string;
  /** Whether a field has a value: the fields are open from the beginning. */
  isFilled: boolean;
  children: ReactNode;
}

/** Fields that are folded until they are used, and that stay open while they are emptied. */
export function Folded({ summary, isFilled, children }: FoldedProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || isFilled;
  return (
    <Further open={isOpen} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <FurtherFields>{children}</FurtherFields>}
    </Further>
  );
}
