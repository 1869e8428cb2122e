import type { ComponentProps } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useAuthoringPagesWords } from '../../../words/areas/useAuthoringPagesWords.ts';
import { Answers } from './DraftState.styles.ts';

export interface DraftConflictProps extends Omit<ComponentProps<typeof Note>, 'children' | 'title' | 'tone'> {
  /** Called to go on with what is on this page. */
  onKeepMine: () => void;
  /** Called to go on with what was saved elsewhere. */
  onTakeTheirs: () => void;
}

/** Asks which of two drafts is gone on with, after another tab or another device has saved one. */
export function DraftConflict({ onKeepMine, onTakeTheirs, ...rest }: DraftConflictProps) {
  const words = useAuthoringPagesWords().conflict;
  return (
    <Note tone="warning" role="alert" title={words.title} {...rest}>
      <p>{words.text}</p>
      <Answers>
        <Button size="small" variant="outline" onClick={onKeepMine}>
          {words.mine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {words.theirs}
        </Button>
      </Answers>
    </Note>
  );
}
