import type { Category, StoryAuthor, StoryCreate, Tag } from '@kathaloka/contract/entities';
import { CloudCheck } from 'lucide-react';
import { useRef } from 'react';
import { DetailsFields } from '../../blocks/authoring/DetailsFields/DetailsFields.tsx';
import type { CoverRoll, DrawACoverProps } from '../../blocks/authoring/DrawACover/DrawACover.tsx';
import { GameplayFields } from '../../blocks/authoring/GameplayFields/GameplayFields.tsx';
import { StructureTab } from '../../blocks/authoring/StructureTab/StructureTab.tsx';
import { type WizardTab, WizardTabs } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { XpMeaning } from '../../blocks/authoring/XpMeaning/XpMeaning.tsx';
import { StatisticsPanel } from '../../blocks/story/StatisticsPanel/StatisticsPanel.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAuthoringWords } from '../../words/areas.ts';
import { Aside, CreateRoot, Heading, Kept, Step, Title } from './CreateStoryScreen.styles.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { useWizard } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';

export interface CreateStoryScreenProps {
  /** The story as it stands; `newStoryDraft` makes the first one. */
  draft: StoryCreate;
  /** Every category there is. */
  categories: readonly Category[];
  /** Every tag there is. */
  tags: readonly Tag[];
  /** Who is writing, for the card. */
  author: StoryAuthor;
  /** What the four painters are given. */
  coverRoll: CoverRoll;
  /** The pictures of that roll. */
  coverPictures: DrawACoverProps['pictures'];
  /** The pictures of the roll are on their way. */
  isRolling?: boolean;
  /** Set when categories and tags did not arrive. */
  listsError?: string | undefined;
  /** Why the story was not created. */
  error?: string | undefined;
  /** The server is making the story. */
  isCreating?: boolean;
  /** The tab that is opened first. */
  initialTab?: WizardTab;
  /** Called with the whole draft after every change. */
  onDraftChange: (draft: StoryCreate) => void;
  /** The painters are given something else: draw it. */
  onCoverRollChange: (roll: CoverRoll) => void;
  /** Asks for categories and tags again. */
  onRetryLists?: () => void;
  /** Create Story was pressed, and nothing is missing. */
  onCreate: () => void;
}

function WizardHeading() {
  const words = useAuthoringWords();
  return (
    <Heading>
      <Title>{words.title}</Title>
      <Kept>
        <CloudCheck />
        {words.kept}
      </Kept>
    </Heading>
  );
}

/** Makes a story in four tabs, of which only the first is required. */
export function CreateStoryScreen(props: CreateStoryScreenProps) {
  const { draft, listsError, error, isCreating = false, onRetryLists, onCreate } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const wizard = useWizard(props, rootRef);
  const { tab, edit, preview } = wizard;

  return (
    <CreateRoot ref={rootRef}>
      <WizardHeading />
      {listsError && <ErrorState layout="row" message={listsError} onRetry={onRetryLists} />}
      {error && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      <WizardTabs
        current={tab}
        done={wizard.done}
        onChange={wizard.open}
        panels={{
          basics: <BasicsStep {...props} wizard={wizard} />,
          details: (
            <Step>
              <DetailsFields draft={draft} tags={props.tags} onEdit={edit} />
              <Aside>
                <StatisticsPanel story={preview} />
              </Aside>
            </Step>
          ),
          gameplay: (
            <Step>
              <GameplayFields draft={draft} onEdit={edit} />
              <Aside>
                <XpMeaning draft={draft} />
              </Aside>
            </Step>
          ),
          structure: (
            <StructureTab
              structure={draft.story_structure}
              language={draft.language}
              onChange={(story_structure) => edit({ story_structure })}
            />
          ),
        }}
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
