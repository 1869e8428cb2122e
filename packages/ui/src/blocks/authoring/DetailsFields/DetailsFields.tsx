import type { Tag } from '@kathaloka/contract/entities';
import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { Stack } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { AudienceSection } from './AudienceSection.tsx';
import { StoryNumbers } from './StoryNumbers.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';

export interface DetailsFieldsProps extends Omit<ComponentProps<'div'>, 'children'>, DraftFieldsProps {
  /** All tags. */
  tags: readonly Tag[];
}

/**
 * Audience, tags, sacred figures and counts.
 *
 * @example
 * <DetailsFields draft={draft} tags={tags} onEdit={change} />
 */
export function DetailsFields({ draft, tags, onEdit, ...rest }: DetailsFieldsProps) {
  const words = useAuthoringWords();
  return (
    <Stack {...rest}>
      <AudienceSection draft={draft} onEdit={onEdit} />
      {tags.length > 0 && (
        <Panel title={words.tags}>
          <TagPicker
            label={words.tags}
            tags={tags}
            value={draft.tag_ids}
            max={STORY_TAGS_MAX}
            onValueChange={(tag_ids) => onEdit({ tag_ids })}
          />
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
