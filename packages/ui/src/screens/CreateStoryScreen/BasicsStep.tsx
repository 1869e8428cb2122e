import { BasicInfoFields } from '../../blocks/authoring/BasicInfoFields/BasicInfoFields.tsx';
import { CoverFields } from '../../blocks/authoring/CoverFields/CoverFields.tsx';
import { LiveCard } from '../../blocks/authoring/LiveCard/LiveCard.tsx';
import { NeededToCreate } from '../../blocks/authoring/NeededToCreate/NeededToCreate.tsx';
import { useAuthoringWords } from '../../words/areas/useAuthoringWords.ts';
import type { CreateStoryScreenProps } from './createStoryProps.ts';
import { Aside, Main, Step } from './CreateStoryScreen.styles.ts';
import type { Wizard } from './useWizard.ts';

interface BasicsStepProps extends CreateStoryScreenProps {
  wizard: Wizard;
}

/** The one tab that is required, beside the card that it makes. */
export function BasicsStep({ wizard, draft, categories, isRolling = false, ...cover }: BasicsStepProps) {
  const words = useAuthoringWords();
  const { errors, edit, leave } = wizard;
  return (
    <Step>
      <Main>
        <BasicInfoFields
          draft={draft}
          categories={categories}
          errors={errors}
          onEdit={edit}
          onLeave={leave}
        />
        <CoverFields
          draft={draft}
          error={errors.cover_image_url}
          roll={cover.coverRoll}
          pictures={cover.coverPictures}
          isRolling={isRolling}
          onEdit={edit}
          onLeave={leave}
          onRollChange={cover.onCoverRollChange}
        />
      </Main>
      <Aside>
        <LiveCard label={words.onTheShelf} story={wizard.preview} />
        <NeededToCreate missing={wizard.missing} onGo={wizard.goTo} />
      </Aside>
    </Step>
  );
}
