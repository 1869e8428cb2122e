import type { Tag } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Stack } from '../formLayout.styles.ts';
import { type DraftFieldsProps, ofDraft } from '../fieldProps.ts';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { StoryFields } from '../storyFields/StoryFields.tsx';
import type { StoryFormState } from '../storyFields/storyFormState.ts';
import { StoryNumbers } from './StoryNumbers.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DetailsFieldsProps extends Omit<ComponentProps<'div'>, 'children'>, DraftFieldsProps {
  /** All tags. */
  tags: readonly Tag[];
  /** The errors by field; each is shown at its field. */
  errors?: StoryFormState['errors'];
}

/**
 * The fields for a story's audience, tags, sacred figures and counts.
 *
 * @use Takes rating, difficulty, language and tags.
 * @avoid Not for its texts: `BasicInfoFields`.
 * @heard Each group with its label; how many tags are left.
 * @keys choose, press
 * @example
 * <DetailsFields draft={draft} tags={tags} onEdit={change} />
 */
export function DetailsFields({ draft, tags, errors, onEdit, ...rest }: DetailsFieldsProps) {
  const words = useWords(authoringWords);
  const { labels } = useWords(storyFieldsWords);
  const form = { ...ofDraft({ draft, onEdit }), form: 'create', tags, errors } as const;
  return (
    <Stack {...rest}>
      <Panel title={words.forWhom}>
        <StoryFields {...form} section="audience" />
      </Panel>
      {tags.length > 0 && (
        <Panel title={labels.tag_ids}>
          <StoryFields {...form} section="tags" />
        </Panel>
      )}
      <Panel title={words.forTheNarrator}>
        <StoryFields {...form} section="narrator" />
      </Panel>
      <SacredFigures depiction={draft.depiction} onDepictionChange={(depiction) => onEdit({ depiction })} />
      <StoryNumbers draft={draft} errors={errors} onEdit={onEdit} />
    </Stack>
  );
}
