import type { MyStory } from '@kathaloka/contract/entities';
import { Note } from '../../../patterns/Note/Note.tsx';
import { useMyStoriesWords } from '../../../words/areas/useMyStoriesWords.ts';
import { Quote } from './StoryListCard.styles.ts';

interface ListCardReportProps {
  decision: MyStory['report_decision'] | undefined;
}

/** What an administrator decided about a reader's report, and why. */
export function ListCardReport({ decision }: ListCardReportProps) {
  const words = useMyStoriesWords();
  if (!decision) return null;
  return (
    <Note tone="warning" title={words.reported[decision.decision]}>
      <Quote>{decision.note}</Quote>
    </Note>
  );
}
