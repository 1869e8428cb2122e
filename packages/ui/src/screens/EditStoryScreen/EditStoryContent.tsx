import { Send } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { DraftConflict } from '../../blocks/authoring/DraftState/DraftConflict.tsx';
import { ListCardPill } from '../../blocks/authoring/StoryListCard/ListCardPill.tsx';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { BackToMyStories } from './BackToMyStories.tsx';
import { editPanels } from './editPanels.tsx';
import { EditSaveBar } from './EditSaveBar.tsx';
import { EDIT_TABS } from './editStoryProps.ts';
import { EditRoot, Heading, Publish, Title } from './EditStoryScreen.styles.ts';
import { type EditContentProps, type EditedStory, useEditStory } from './useEditStory.ts';
import { authoringPagesWords } from '../../words/authoringPages/en.ts';
import { editStoryWords } from '../../words/editStory/en.ts';
import { useWords } from '../../words/useWords.ts';

interface EditStoryContentProps extends EditContentProps {
  rest: Omit<ComponentProps<'div'>, 'children'>;
}

/** The tabs of a story, and its unsaved changes. */
export function EditStoryContent({ rest, ...props }: EditStoryContentProps) {
  const { error, notice, draftState, isSaved = false } = props;
  const words = useWords(editStoryWords);
  const tabNames = useWords(authoringPagesWords).editTabs;
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, rest.ref);
  const edited = useEditStory(props, rootRef);
  const panels = editPanels({ ...props, edited });

  useEffect(() => {
    if (error || notice || isSaved) window.scrollTo({ top: 0 });
  }, [error, notice, isSaved]);

  return (
    <EditRoot {...rest} ref={mergedRef}>
      <BackToMyStories />
      <EditHeading {...props} isPublishable={edited.isPublishable} />
      <ErrorNote>{error}</ErrorNote>
      <LiveRegion>{isSaved ? words.saved : notice}</LiveRegion>
      {isSaved && <Note tone="success">{words.saved}</Note>}
      {notice && !isSaved && <Note tone="success">{notice}</Note>}
      {draftState === 'conflict' && props.onKeepMine && props.onTakeTheirs && (
        <DraftConflict onKeepMine={props.onKeepMine} onTakeTheirs={props.onTakeTheirs} />
      )}
      {props.aside}
      <Tabs
        label={words.title}
        tabs={EDIT_TABS.filter((tab) => panels[tab] !== undefined).map((tab) => ({
          value: tab,
          label: tabNames[tab],
          panel: panels[tab],
        }))}
        value={edited.tab}
        onValueChange={edited.setTab}
      />
      <EditSaveBar {...props} changes={edited.changes} onSave={() => edited.submit()} />
    </EditRoot>
  );
}

type EditHeadingProps = EditContentProps & Pick<EditedStory, 'isPublishable'>;

function EditHeading({ story, isSaving, isSaved, isPublishable, onPublish }: EditHeadingProps) {
  const words = useWords(editStoryWords);
  const { publish } = useWords(authoringPagesWords);
  return (
    <Heading>
      <Title>{words.title}</Title>
      <ListCardPill story={story} />
      {onPublish && (
        <Publish>
          <Button
            variant="outline"
            icon={<Send />}
            disabled={isSaving || isSaved || !isPublishable}
            onClick={onPublish}
          >
            {publish}
          </Button>
        </Publish>
      )}
    </Heading>
  );
}
