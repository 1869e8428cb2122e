import { useEffect } from 'react';
import { EditStoryForm } from '../../blocks/authoring/EditStoryForm/EditStoryForm.tsx';
import { LiveCard } from '../../blocks/authoring/LiveCard/LiveCard.tsx';
import { ListCardPill } from '../../blocks/authoring/StoryListCard/ListCardPill.tsx';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { BackToMyStories } from './BackToMyStories.tsx';
import type { EditStoryScreenProps } from './editStoryProps.ts';
import { Aside, Columns, EditForm, Heading, SaveBar, Title, Unsaved } from './EditStoryScreen.styles.ts';
import { type EditContentProps, useEditStory } from './useEditStory.ts';

type EditStoryContentProps = EditContentProps &
  Pick<EditStoryScreenProps, 'saveError' | 'isSaving' | 'isSaved' | 'onLeave'>;

/** The form, the card that it makes, and what is not saved yet. */
export function EditStoryContent({
  saveError,
  isSaving = false,
  isSaved = false,
  onLeave,
  ...form
}: EditStoryContentProps) {
  const words = useEditStoryWords();
  const { story, categories, tags } = form;
  const { values, errors, changes, preview, edit, leave, submit } = useEditStory(form);

  useEffect(() => {
    if (saveError || isSaved) window.scrollTo({ top: 0 });
  }, [saveError, isSaved]);

  return (
    <EditForm noValidate onSubmit={submit}>
      <BackToMyStories />
      <Heading>
        <Title>{words.title}</Title>
        <ListCardPill story={story} />
      </Heading>
      {saveError && (
        <Note tone="error" role="alert">
          {saveError}
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
      <SaveBar>
        <Unsaved data-any={changes > 0 || undefined}>
          {changes > 0 ? words.unsaved(changes) : words.noChanges}
        </Unsaved>
        <Button onClick={onLeave}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={words.saving} disabled={isSaved}>
          {words.save}
        </Button>
      </SaveBar>
    </EditForm>
  );
}
