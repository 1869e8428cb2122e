import { DraftState } from '../../blocks/authoring/DraftState/DraftState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { EditStoryScreenOwnProps } from './editStoryProps.ts';
import { SaveBar, Unsaved } from './EditStoryScreen.styles.ts';
import { authoringPagesWords } from '../../words/authoringPages/en.ts';
import { editStoryWords } from '../../words/editStory/en.ts';
import { useWords } from '../../words/useWords.ts';

interface EditSaveBarProps extends Pick<
  EditStoryScreenOwnProps,
  'draftState' | 'isSaving' | 'isSaved' | 'onLeave' | 'onDiscard'
> {
  /** The number of changed fields. */
  changes: number;
  onSave: () => void;
}

/** The bar with the number of unsaved changes, where they are stored, and the buttons. */
export function EditSaveBar({
  changes,
  draftState,
  isSaving = false,
  isSaved = false,
  onLeave,
  onDiscard,
  onSave,
}: EditSaveBarProps) {
  const words = useWords(editStoryWords);
  const { discard } = useWords(authoringPagesWords);
  return (
    <SaveBar>
      <Unsaved data-any={changes > 0 || undefined}>
        {changes > 0 ? words.unsaved(changes) : words.noChanges}
        {changes > 0 && draftState && <DraftState state={draftState} />}
      </Unsaved>
      {changes > 0 && onDiscard && (
        <Button variant="ghost" onClick={onDiscard}>
          {discard}
        </Button>
      )}
      <Button onClick={onLeave}>{words.cancel}</Button>
      <Button
        variant="primary"
        loading={isSaving}
        loadingLabel={words.saving}
        disabled={isSaved}
        onClick={onSave}
      >
        {words.save}
      </Button>
    </SaveBar>
  );
}
