import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { ConflictButtons, ConflictList } from './StoryForm.styles.ts';

/** Somebody else has changed the story since it was read. */
export interface StoryFormConflict {
  /** The texts that differ: what is stored now, and what was sent. */
  conflicts: readonly { readonly field: string; readonly current: string; readonly sent: string }[];
  /** Called to save what stands in the form, over what is stored. */
  onKeepMine: () => void;
  /** Called to read the story again; what stands in the form is lost. */
  onTakeTheirs: () => void;
}

/** Both texts of each field, and the two ways out. */
export function ConflictNote({ conflicts, onKeepMine, onTakeTheirs }: StoryFormConflict) {
  const words = useAdminFormWords();
  return (
    <Note tone="warning" role="alert">
      {words.conflict}
      <ConflictList>
        {conflicts.map(({ field, current, sent }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd dir="auto">{words.theirs(current)}</dd>
            <dd dir="auto">{words.mine(sent)}</dd>
          </div>
        ))}
      </ConflictList>
      <ConflictButtons>
        <Button size="small" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </ConflictButtons>
    </Note>
  );
}
