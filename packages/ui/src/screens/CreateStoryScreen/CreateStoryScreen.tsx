import { useRef } from 'react';
import { DraftConflict } from '../../blocks/authoring/DraftState/DraftConflict.tsx';
import { DraftState, type DraftStateName } from '../../blocks/authoring/DraftState/DraftState.tsx';
import { WizardTabs } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { CreateRoot, Draft, Heading, Title } from './CreateStoryScreen.styles.ts';
import { StartOver } from './StartOver.tsx';
import { useFocusAfterStart } from './useFocusAfterStart.ts';
import { useWizard } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';
import { wizardPanels } from './wizardPanels.tsx';
import type { CreateStoryScreenProps } from './createStoryProps.ts';
import { authoringWords } from '../../words/authoring/en.ts';
import { useWords } from '../../words/useWords.ts';

interface WizardHeadingProps extends Pick<CreateStoryScreenProps, 'onStartOver'> {
  draftState: DraftStateName;
}

function WizardHeading({ draftState, onStartOver }: WizardHeadingProps) {
  const words = useWords(authoringWords);
  return (
    <Heading>
      <Title>{words.title}</Title>
      <Draft>
        <DraftState state={draftState} />
        {onStartOver && !['empty', 'conflict'].includes(draftState) && (
          <StartOver onStartOver={onStartOver} />
        )}
      </Draft>
    </Heading>
  );
}

type Notices = Pick<CreateStoryScreenProps, 'lists' | 'error' | 'onKeepMine' | 'onTakeTheirs'>;

/** Errors and conflicts, above the tabs. */
function WizardNotices({
  draftState,
  lists,
  error,
  onKeepMine,
  onTakeTheirs,
}: Notices & { draftState: DraftStateName }) {
  return (
    <>
      {draftState === 'conflict' && onKeepMine && onTakeTheirs && (
        <DraftConflict onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />
      )}
      {lists?.error && <ErrorState layout="row" {...lists} />}
      <ErrorNote>{error}</ErrorNote>
    </>
  );
}

/**
 * The wizard for a new story, in four tabs, of which only the first is required.
 *
 * @use Where a story is written.
 * @avoid Not one that is published: `EditStoryScreen`.
 * @example
 * <CreateStoryScreen
 *   draft={draft}
 *   onDraftChange={setDraft}
 *   categories={categories}
 *   tags={tags}
 *   author={user}
 *   coverRoll={roll}
 *   coverPictures={pictures}
 *   onCoverRollChange={setRoll}
 *   onCreate={create}
 * />
 */
export function CreateStoryScreen({
  draft,
  draftState = 'empty',
  categories,
  tags,
  author,
  coverRoll,
  coverPictures,
  isRolling,
  start,
  structurePanel,
  lists,
  error,
  fieldErrors,
  isCreating = false,
  initialTab,
  onDraftChange,
  onCoverRollChange,
  onKeepMine,
  onTakeTheirs,
  onStartOver,
  onCreate,
  ref,
  ...rest
}: CreateStoryScreenProps) {
  const notices = { lists, error, onKeepMine, onTakeTheirs };
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const form = {
    draft,
    categories,
    tags,
    author,
    coverRoll,
    coverPictures,
    isRolling,
    start,
    structurePanel,
    initialTab,
    fieldErrors,
    onDraftChange,
    onCoverRollChange,
    onCreate,
  };
  const wizard = useWizard(form, rootRef);
  useFocusAfterStart(Boolean(start), rootRef);

  return (
    <CreateRoot {...rest} ref={mergedRef}>
      <WizardHeading draftState={draftState} onStartOver={onStartOver} />
      <WizardNotices draftState={draftState} {...notices} />
      <WizardTabs
        value={wizard.tab}
        done={wizard.done}
        onValueChange={wizard.open}
        panels={wizardPanels(form, wizard)}
      />
      <WizardBar wizard={wizard} isCreating={isCreating} onCreate={onCreate} />
    </CreateRoot>
  );
}
