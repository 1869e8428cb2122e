import { BasicInfoFields } from '../../blocks/authoring/BasicInfoFields/BasicInfoFields.tsx';
import { CoverFields } from '../../blocks/authoring/CoverFields/CoverFields.tsx';
import { LiveCard } from '../../blocks/authoring/LiveCard/LiveCard.tsx';
import { NeededToCreate } from '../../blocks/authoring/NeededToCreate/NeededToCreate.tsx';
import type { CreateStoryScreenOwnProps } from './createStoryProps.ts';
import { Aside, Main, Step } from './CreateStoryScreen.styles.ts';
import type { Wizard } from './useWizard.ts';
import { authoringWords } from '../../words/authoring/en.ts';
import { useWords } from '../../words/useWords.ts';

interface BasicsStepProps extends CreateStoryScreenOwnProps {
  wizard: Wizard;
}

/** The first tab, the only required one, beside a preview of the card. */
export function BasicsStep({
  wizard,
  draft,
  categories,
  isRolling = false,
  start,
  ...cover
}: BasicsStepProps) {
  const words = useWords(authoringWords);
  const { errors, edit, leave } = wizard;
  return (
    <Step>
      <Main>
        {start}
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
