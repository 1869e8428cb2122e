import type { Tag } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Stack } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { storyField } from '../storyFields/storyField.ts';
import { TagsField } from '../storyFields/TagsField.tsx';
import { AudienceSection } from './AudienceSection.tsx';
import { StoryNumbers } from './StoryNumbers.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DetailsFieldsProps extends Omit<ComponentProps<'div'>, 'children'>, DraftFieldsProps {
  /** All tags. */
  tags: readonly Tag[];
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
export function DetailsFields({ draft, tags, onEdit, ...rest }: DetailsFieldsProps) {
  const words = useWords(authoringWords);
  const { labels } = useWords(storyFieldsWords);
  return (
    <Stack {...rest}>
      <AudienceSection draft={draft} onEdit={onEdit} />
      {tags.length > 0 && (
        <Panel title={labels.tag_ids}>
          <TagsField {...storyField({ values: draft, onEdit }, 'tag_ids')} tags={tags} isBare />
        </Panel>
      )}
      <Panel title={words.forTheNarrator}>
        <SystemPrompt draft={draft} onEdit={onEdit} />
      </Panel>
      <SacredFigures depiction={draft.depiction} onDepictionChange={(depiction) => onEdit({ depiction })} />
      <StoryNumbers draft={draft} onEdit={onEdit} />
    </Stack>
  );
}
