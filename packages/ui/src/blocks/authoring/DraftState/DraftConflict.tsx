import type { ComponentProps } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Answers } from './DraftState.styles.ts';
import { authoringPagesWords } from '../../../words/authoringPages/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DraftConflictProps extends Omit<ComponentProps<typeof Note>, 'children' | 'title' | 'tone'> {
  /** Called to keep the draft of this page. */
  onKeepMine: () => void;
  /** Called to load the draft that was saved in another tab or on another device. */
  onTakeTheirs: () => void;
}

/**
 * Asks which of two drafts to keep, after another tab or device has saved one.
 *
 * @use Asks which draft to continue: this page’s, or the one saved elsewhere.
 * @avoid Not for a story that others edit: `ConflictDialog`.
 * @heard An alert that nothing was overwritten, then two buttons.
 * @keys press
 * @example
 * <DraftConflict onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
 */
export function DraftConflict({ onKeepMine, onTakeTheirs, ...rest }: DraftConflictProps) {
  const words = useWords(authoringPagesWords).conflict;
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
