import { CloudCheck } from 'lucide-react';
import { useRef } from 'react';
import { DetailsFields } from '../../blocks/authoring/DetailsFields/DetailsFields.tsx';
import { GameplayFields } from '../../blocks/authoring/GameplayFields/GameplayFields.tsx';
import { StructureTab } from '../../blocks/authoring/StructureTab/StructureTab.tsx';
import { WizardTabs } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { XpMeaning } from '../../blocks/authoring/XpMeaning/XpMeaning.tsx';
import { StatisticsPanel } from '../../blocks/story/StatisticsPanel/StatisticsPanel.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAuthoringWords } from '../../words/areas/useAuthoringWords.ts';
import { Aside, CreateRoot, Heading, Kept, Step, Title } from './CreateStoryScreen.styles.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { useWizard } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';
import type { CreateStoryScreenProps } from './createStoryProps.ts';

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
