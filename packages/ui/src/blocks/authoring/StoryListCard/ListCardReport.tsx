import type { MyStory } from '@kathaloka/contract/entities';
import { EyeOff } from 'lucide-react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Quote } from './StoryListCard.styles.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { useWords } from '../../../words/useWords.ts';

const moveFocusToStory = moveFocusOnRemoval('article', 'a');

interface ListCardReportProps {
  decision: MyStory['report_decision'] | undefined;
  title: string;
  /** Called to hide the decision. Without it there is no button to do so. */
  onHide: (() => void) | undefined;
}

/** An administrator's decision about a reader's report, with the reason, until the author hides it. */
export function ListCardReport({ decision, title, onHide }: ListCardReportProps) {
  const words = useWords(myStoriesWords);
  if (!decision) return null;
  return (
    <Note tone="warning" title={words.reported[decision.decision]}>
      <Quote>
        <bdi>{decision.note}</bdi>
      </Quote>
      {onHide && (
        <Button
          ref={moveFocusToStory}
          variant="ghost"
          size="small"
          icon={<EyeOff />}
          aria-label={words.named(words.hideNote, title)}
          onClick={onHide}
        >
          {words.hideNote}
        </Button>
      )}
    </Note>
  );
}
