import { ArrowDown, ArrowRight, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RowOrder } from '../useReorder.ts';
import { Grip, Tools } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface RowToolsProps {
  /** The name of the row: `choice 2`. */
  what: string;
  order: RowOrder;
  /** Called to go to the scene that the row leads to. Without it there is no button. */
  onGoTo?: (() => void) | undefined;
  goToLabel?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
}

/** The buttons that move a row up or down, go to its scene, or remove it. */
export function RowTools({ what, order, onGoTo, goToLabel, removeLabel, onRemove }: RowToolsProps) {
  const words = useWords(structureWords);
  return (
    <Tools>
      <Grip {...order.grip} title={words.dragRow} aria-hidden>
        <GripVertical />
      </Grip>
      <IconButton
        label={words.moveUp(what)}
        variant="plain"
        size="small"
        data-moves="up"
        disabled={order.isFirst}
        onClick={order.up}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={words.moveDown(what)}
        variant="plain"
        size="small"
        data-moves="down"
        disabled={order.isLast}
        onClick={order.down}
      >
        <ArrowDown />
      </IconButton>
      {onGoTo && goToLabel && (
        <IconButton label={goToLabel} variant="plain" size="small" isDirectional onClick={onGoTo}>
          <ArrowRight />
        </IconButton>
      )}
      <IconButton label={removeLabel} variant="plain" size="small" data-removes onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Tools>
  );
}
