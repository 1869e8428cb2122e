import { EDIT_REDIRECT_MS } from '@kathaloka/contract/limits';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { BackToMyStories } from './BackToMyStories.tsx';
import { EditStoryContent } from './EditStoryContent.tsx';
import { EditRoot, Heading, Title } from './EditStoryScreen.styles.ts';
import type { EditStoryScreenProps } from './editStoryProps.ts';
import { editStoryWords } from '../../words/editStory/en.ts';
import { useWords } from '../../words/useWords.ts';

/**
 * The page for editing a story.
 *
 * @use Where a published story is changed.
 * @avoid Not a draft: `CreateStoryScreen`.
 * @example
 * <EditStoryScreen
 *   story={story}
 *   categories={categories}
 *   tags={tags}
 *   onSave={(update) => save(update)}
 *   onLeave={goBack}
 * />
 */
export function EditStoryScreen(props: EditStoryScreenProps) {
  const { story, error, isSaved = false, onLeave, onRetry } = props;
  const words = useWords(editStoryWords);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => leave.current(), EDIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  // The root is a different element in each state; the caller's ref gets the current one.
  const rest = rootProps(props);
  if (story) return <EditStoryContent key={story.id} {...props} story={story} rest={rest} />;
  if (!error) return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  return (
    <EditRoot {...rest}>
      <BackToMyStories />
      <Heading>
        <Title>{words.title}</Title>
      </Heading>
      <ErrorState error={error} onRetry={onRetry} />
    </EditRoot>
  );
}

function rootProps({
  story: _story,
  draft: _draft,
  saved: _saved,
  aside: _aside,
  draftState: _draftState,
  categories: _categories,
  tags: _tags,
  coverRoll: _coverRoll,
  coverPictures: _coverPictures,
  isRolling: _isRolling,
  tab: _tab,
  structurePanel: _structurePanel,
  translationPanel: _translationPanel,
  versionsPanel: _versionsPanel,
  readersPanel: _readersPanel,
  error: _error,
  fieldErrors: _fieldErrors,
  notice: _notice,
  isSaving: _isSaving,
  isSaved: _isSaved,
  onDraftChange: _onDraftChange,
  onCoverRollChange: _onCoverRollChange,
  onTabChange: _onTabChange,
  onPublish: _onPublish,
  onKeepMine: _onKeepMine,
  onTakeTheirs: _onTakeTheirs,
  onDiscard: _onDiscard,
  onSave: _onSave,
  onLeave: _onLeave,
  onRetry: _onRetry,
  ...rest
}: EditStoryScreenProps): Omit<ComponentProps<'div'>, 'children'> {
  return rest;
}
