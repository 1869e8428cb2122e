import { CREATE_CONTENT_RATINGS, CREATE_DIFFICULTIES } from '@kathaloka/contract/limits';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { BesideField, Two } from '../formLayout.styles.ts';
import { LanguageField } from '../storyFields/LanguageField.tsx';
import { PremiumField } from '../storyFields/PremiumField.tsx';
import { storyField } from '../storyFields/storyField.ts';
import { StoryOption } from '../storyFields/StoryOption.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields for the audience: language, premium, rating and difficulty. */
export function AudienceSection({ draft, onEdit }: DraftFieldsProps) {
  const words = useWords(authoringWords);
  const { options } = useWords(storyFieldsWords);
  const form = { values: draft, onEdit };
  return (
    <Panel title={words.forWhom}>
      <Two>
        <LanguageField {...storyField(form, 'language')} />
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
