import type { StoryCreate, Tag } from '@kathaloka/contract/entities';
import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import { Calculator } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { Stack, Three } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../model/fieldProps.ts';
import { countedNumbers } from '../model/storyForm.ts';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { StoryNumberField } from '../StoryNumberField/StoryNumberField.tsx';
import { AudienceSection } from './AudienceSection.tsx';

export interface DetailsFieldsProps extends Omit<ComponentProps<'div'>, 'children'>, DraftFieldsProps {
  /** All tags. */
  tags: readonly Tag[];
}

const NUMBERS = [
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const satisfies readonly (keyof StoryCreate)[];

/** Audience, tags, sacred figures and counts. */
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
      <SacredFigures depiction={draft.depiction} onDepictionChange={(depiction) => onEdit({ depiction })} />
      <Panel
        title={words.numbers}
        end={
          <Button
            variant="ghost"
            size="small"
            icon={<Calculator />}
            onClick={() => onEdit(countedNumbers(draft))}
          >
            {words.countScenes}
          </Button>
        }
      >
        <Three>
          {NUMBERS.map((name) => (
            <StoryNumberField
              key={name}
              name={name}
              value={draft[name]}
              onValueChange={(value) => onEdit({ [name]: value })}
            />
          ))}
        </Three>
      </Panel>
    </Stack>
  );
}
