import type { StoryCreate } from '@kathaloka/contract/entities';
import { Calculator } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Three } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { countedNumbers } from '@kathaloka/story/editing';
import { storyField } from '../storyFields/storyField.ts';
import { StoryNumberField } from '../StoryNumberField/StoryNumberField.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

const NUMBERS = [
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const satisfies readonly (keyof StoryCreate)[];

/** The fields for the numbers on the story page, with a button that counts them from the scenes. */
export function StoryNumbers({ draft, onEdit }: DraftFieldsProps) {
  const words = useWords(authoringWords);
  return (
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
          <StoryNumberField key={name} {...storyField({ values: draft, onEdit }, name)} />
        ))}
      </Three>
    </Panel>
  );
}
