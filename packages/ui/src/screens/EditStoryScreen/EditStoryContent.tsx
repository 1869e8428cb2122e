import { type ComponentProps, useEffect } from 'react';
import { EditStoryForm } from '../../blocks/authoring/EditStoryForm/EditStoryForm.tsx';
import { LiveCard } from '../../blocks/authoring/LiveCard/LiveCard.tsx';
import { ListCardPill } from '../../blocks/authoring/StoryListCard/ListCardPill.tsx';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { BackToMyStories } from './BackToMyStories.tsx';
import type { EditStoryScreenOwnProps } from './editStoryProps.ts';
import { Aside, Columns, EditForm, Heading, SaveBar, Title, Unsaved } from './EditStoryScreen.styles.ts';
import { type EditContentProps, useEditStory } from './useEditStory.ts';

interface EditStoryContentProps
  extends
    Omit<ComponentProps<'form'>, 'children'>,
    EditContentProps,
    Pick<EditStoryScreenOwnProps, 'error' | 'isSaving' | 'isSaved' | 'onLeave'> {}

/** The form, a preview of the card, and the unsaved changes. */
export function EditStoryContent({
  error,
  isSaving = false,
  isSaved = false,
  onLeave,
  story,
  categories,
  tags,
  onSave,
  ...rest
}: EditStoryContentProps) {
  const words = useEditStoryWords();
  const { values, errors, changes, preview, edit, leave, submit } = useEditStory({
    story,
    categories,
    tags,
    onSave,
  });

  useEffect(() => {
    if (error || isSaved) window.scrollTo({ top: 0 });
  }, [error, isSaved]);

  return (
    <EditForm noValidate {...rest} onSubmit={submit}>
      <BackToMyStories />
      <Heading>
        <Title>{words.title}</Title>
        <ListCardPill story={story} />
      </Heading>
      {error && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      <LiveRegion>{isSaved && words.saved}</LiveRegion>
      {isSaved && <Note tone="success">{words.saved}</Note>}
      <Columns>
        <EditStoryForm
          values={values}
          errors={errors}
          categories={categories}
          tags={tags}
          language={story.language}
          onEdit={edit}
          onLeave={leave}
        />
        <Aside>
          <LiveCard label={words.asReaders} story={preview} />
        </Aside>
      </Columns>
      <EditSaveBar changes={changes} isSaving={isSaving} isSaved={isSaved} onLeave={onLeave} />
    </EditForm>
  );
}

interface EditSaveBarProps {
  /** The number of changed fields. */
  changes: number;
  isSaving: boolean;
  isSaved: boolean;
  onLeave: () => void;
}

function EditSaveBar({ changes, isSaving, isSaved, onLeave }: EditSaveBarProps) {
  const words = useEditStoryWords();
  return (
    <SaveBar>
      <Unsaved data-any={changes > 0 || undefined}>
        {changes > 0 ? words.unsaved(changes) : words.noChanges}
      </Unsaved>
      <Button onClick={onLeave}>{words.cancel}</Button>
      <Button
        type="submit"
        variant="primary"
        loading={isSaving}
        loadingLabel={words.saving}
        disabled={isSaved}
      >
        {words.save}
      </Button>
    </SaveBar>
  );
}
