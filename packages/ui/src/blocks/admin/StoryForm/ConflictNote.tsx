import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { ConflictButtons, ConflictList } from './StoryForm.styles.ts';

/** Says that another administrator has changed the story since it was loaded. */
export interface StoryFormConflict {
  /** The texts that differ: what is stored now, and what was sent. */
  conflicts: readonly { readonly field: string; readonly current: string; readonly sent: string }[];
  /** Called to overwrite the stored story with the values of the form. */
  onKeepMine: () => void;
  /** Called to reload the story; the values of the form are lost. */
  onTakeTheirs: () => void;
}

/** Both texts of each field, and two buttons: overwrite or reload. */
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
