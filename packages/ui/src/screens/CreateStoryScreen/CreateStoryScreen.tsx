import { useRef } from 'react';
import { DraftConflict } from '../../blocks/authoring/DraftState/DraftConflict.tsx';
import { DraftState, type DraftStateName } from '../../blocks/authoring/DraftState/DraftState.tsx';
import { WizardTabs } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAuthoringWords } from '../../words/areas/useAuthoringWords.ts';
import { CreateRoot, Heading, Title } from './CreateStoryScreen.styles.ts';
import { useWizard } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';
import { wizardPanels } from './wizardPanels.tsx';
import type { CreateStoryScreenProps } from './createStoryProps.ts';

function WizardHeading({ draftState }: { draftState: DraftStateName }) {
  const words = useAuthoringWords();
  return (
    <Heading>
      <Title>{words.title}</Title>
      <DraftState state={draftState} />
    </Heading>
  );
}

type WizardNotesProps = Pick<
  CreateStoryScreenProps,
  'draftState' | 'lists' | 'error' | 'onKeepMine' | 'onTakeTheirs'
>;

/** What stands between the heading and the tabs when something went wrong. */
function WizardNotes({ draftState, lists, error, onKeepMine, onTakeTheirs }: WizardNotesProps) {
  return (
    <>
      {draftState === 'conflict' && onKeepMine && onTakeTheirs && (
        <DraftConflict onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />
      )}
      {lists?.error && <ErrorState layout="row" {...lists} />}
      {error && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
    </>
  );
}

/** Creates a story in four tabs, of which only the first is required. */
export function CreateStoryScreen({
  draftState = 'empty',
  lists,
  error,
  isCreating = false,
  onKeepMine,
  onTakeTheirs,
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
  onDraftChange,
  onCoverRollChange,
  onCreate,
  ref,
  ...rest
}: CreateStoryScreenProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const shown = {
    draft,
    categories,
    tags,
    author,
    coverRoll,
    coverPictures,
    isRolling,
    start,
    structurePanel,
  };
  const form = { ...shown, initialTab, onDraftChange, onCoverRollChange, onCreate };
  const wizard = useWizard(form, rootRef);
  const { tab } = wizard;

  return (
    <CreateRoot {...rest} ref={mergedRef}>
      <WizardHeading draftState={draftState} />
      <WizardNotes {...{ draftState, lists, error, onKeepMine, onTakeTheirs }} />
      <WizardTabs
        value={tab}
        done={wizard.done}
        onValueChange={wizard.open}
        panels={wizardPanels(form, wizard)}
      />
      <WizardBar
        tab={tab}
        missing={wizard.missing.length}
        isCreating={isCreating}
        onOpen={wizard.open}
        onCreate={onCreate}
      />
    </CreateRoot>
  );
}
