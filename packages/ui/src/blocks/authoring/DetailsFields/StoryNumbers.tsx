import { Calculator } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { type DraftFieldsProps, ofDraft } from '../fieldProps.ts';
import { countedNumbers } from '@kathaloka/story/editing';
import { StoryFields } from '../storyFields/StoryFields.tsx';
import type { StoryFormState } from '../storyFields/storyFormState.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The numbers on the story page, which can be counted from the scenes. */
export function StoryNumbers({ draft, errors, onEdit }: DraftFieldsProps & Pick<StoryFormState, 'errors'>) {
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
      <StoryFields {...ofDraft({ draft, onEdit })} form="create" section="numbers" errors={errors} />
    </Panel>
  );
}
