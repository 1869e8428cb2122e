import { CREATE_CONTENT_RATINGS, CREATE_DIFFICULTIES, LANGUAGES } from '@kathaloka/contract/limits';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { BesideField, Two } from '../formLayout.styles.ts';
import { PremiumField } from '../storyFields/PremiumField.tsx';
import { storyField } from '../storyFields/storyField.ts';
import { StoryOption } from '../storyFields/StoryOption.tsx';

/** Who the story is for: its language, whether it is premium, its rating and its difficulty. */
export function AudienceSection({ draft, onEdit }: DraftFieldsProps) {
  const words = useAuthoringWords();
  const { options, languageHint, languageName } = useStoryFieldsWords();
  const form = { values: draft, onEdit };
  return (
    <Panel title={words.forWhom}>
      <Two>
        <StoryOption
          {...storyField(form, 'language')}
          options={LANGUAGES}
          labelOf={(code) => `${languageName(code)} (${code})`}
          hint={languageHint}
        />
        <BesideField>
          <PremiumField {...storyField(form, 'is_premium')} hint={words.premiumHint} />
        </BesideField>
        <StoryOption
          {...storyField(form, 'content_rating')}
          options={CREATE_CONTENT_RATINGS}
          labelOf={(rating) => options[rating]}
          isSegmented
        />
        <StoryOption
          {...storyField(form, 'difficulty_level')}
          options={CREATE_DIFFICULTIES}
          labelOf={(difficulty) => options[difficulty]}
          isSegmented
        />
      </Two>
    </Panel>
  );
}
