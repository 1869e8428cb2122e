import type { ReactNode } from 'react';
import { DetailsFields } from '../../blocks/authoring/DetailsFields/DetailsFields.tsx';
import { GameplayFields } from '../../blocks/authoring/GameplayFields/GameplayFields.tsx';
import { StructureTab } from '../../blocks/authoring/StructureTab/StructureTab.tsx';
import type { WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { XpMeaning } from '../../blocks/authoring/XpMeaning/XpMeaning.tsx';
import { StatisticsPanel } from '../../blocks/story/StatisticsPanel/StatisticsPanel.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { Aside, Step } from './CreateStoryScreen.styles.ts';
import type { CreateStoryScreenOwnProps } from './createStoryProps.ts';
import type { Wizard } from './useWizard.ts';

export function wizardPanels(form: CreateStoryScreenOwnProps, wizard: Wizard): Record<WizardTab, ReactNode> {
  const { draft, tags } = form;
  const { edit, preview } = wizard;
  return {
    basics: <BasicsStep {...form} wizard={wizard} />,
    details: (
      <Step>
        <DetailsFields draft={draft} tags={tags} errors={wizard.errors} onEdit={edit} />
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
    structure: form.structurePanel ?? (
      <StructureTab
        structure={draft.story_structure}
        language={draft.language}
        onStructureChange={(story_structure) => edit({ story_structure })}
      />
    ),
  };
}
