import type { NeededField } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { type DraftFieldsProps, ofDraft } from '../fieldProps.ts';
import { StoryFields } from '../storyFields/StoryFields.tsx';
import type { StoryFormState } from '../storyFields/storyFormState.ts';
import type { NamedThing } from '../../useNameOptions.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface BasicInfoFieldsProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>, DraftFieldsProps {
  /** All categories. */
  categories: readonly NamedThing[];
  /** The errors of fields that have lost focus. */
  errors: StoryFormState['errors'];
  /** Called when a field loses focus, so that its error may be shown. */
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
  return (
    <Panel title={words.words} {...rest}>
      <StoryFields
        {...ofDraft({ draft, onEdit })}
        form="create"
        section="words"
        categories={categories}
        errors={errors}
        onLeave={(name) => onLeave(name as NeededField)}
      />
    </Panel>
  );
}
