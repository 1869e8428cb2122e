import type { StoryBasicsForm } from '@kathaloka/contract/rules';
import type { NeededField } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import type { FormErrors } from '../../../hooks/useFormErrors.ts';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { Stack, Two } from '../formLayout.styles.ts';
import { CategoryField } from '../storyFields/CategoryField.tsx';
import { LanguageField } from '../storyFields/LanguageField.tsx';
import { storyField } from '../storyFields/storyField.ts';
import { StoryText } from '../storyFields/StoryText.tsx';
import type { NamedThing } from '../../useNameOptions.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface BasicInfoFieldsProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>, DraftFieldsProps {
  /** All categories. */
  categories: readonly NamedThing[];
  /** The errors of fields that have lost focus. */
  errors: FormErrors<StoryBasicsForm>;
  /** Called when a field loses focus, to show its error. */
  onLeave: (field: NeededField) => void;
}

/**
 * The fields for a story's required texts, its category and its language.
 *
 * @use Takes title, tagline, description and category of a story.
 * @avoid Not its rating and tags: `DetailsFields`.
 * @heard Labels, how many characters are left, errors at their fields.
 * @keys type, tab
 * @example
 * <BasicInfoFields
 *   draft={draft}
 *   categories={categories}
 *   errors={{}}
 *   onEdit={change}
 *   onLeave={validate}
 * />
 */
export function BasicInfoFields({
  draft,
  categories,
  errors,
  onEdit,
  onLeave,
  ...rest
}: BasicInfoFieldsProps) {
  const words = useWords(authoringWords);
  const form = { values: draft, errors, onEdit, onLeave };
  const text = (name: Exclude<NeededField, 'cover_image_url' | 'category_id'>) => ({
    ...storyField(form, name),
    language: draft.language,
  });

  return (
    <Panel title={words.words} {...rest}>
      <Stack>
        <StoryText {...text('title')} required />
        <StoryText {...text('tagline')} hint={words.taglineHint} required />
        <StoryText {...text('story_description')} face="tale" hint={words.descriptionHint} required />
        <StoryText
          {...text('story_prompt')}
          face="tale"
          hint={words.promptHint}
          placeholder={words.promptExample}
          required
        />
        <Two>
          <CategoryField {...storyField(form, 'category_id')} categories={categories} />
          <LanguageField {...storyField({ values: draft, onEdit }, 'language')} />
        </Two>
      </Stack>
    </Panel>
  );
}
