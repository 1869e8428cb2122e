import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { GripButton } from './Grip.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface GripProps extends ComponentProps<'button'> {
  /** The name of what the handle moves. */
  name: string;
  /** The id of the text that explains the handle. */
  hintId: string;
}

/** The handle of a row: dragged, or lifted with the space bar. */
export function Grip({ name, hintId, ...rest }: GripProps) {
  const words = useWords(adminWords).reorder;
  return (
    <GripButton type="button" aria-label={words.move(name)} aria-describedby={hintId} {...rest}>
      <GripVertical />
    </GripButton>
  );
}
