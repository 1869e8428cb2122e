import type { MyStory } from '@kathaloka/contract/entities';
import { Note } from '../../../patterns/Note/Note.tsx';
import { useMyStoriesWords } from '../../../words/areas/useMyStoriesWords.ts';
import { standingOf } from './standingOf.ts';
import { Quote } from './StoryListCard.styles.ts';

interface ListCardNoteProps {
  story: MyStory;
  faults?: readonly string[] | undefined;
}

/** What stands in the way of a story, or is being waited for. */
export function ListCardNote({ story, faults = [] }: ListCardNoteProps) {
  const words = useMyStoriesWords();
  const standing = standingOf(story);
  if (faults.length > 0) {
    return (
      <Note tone="error" role="alert" title={words.notPublished(faults.length)}>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Note>
    );
  }
  if (standing === 'sent_back') {
    return (
      <Note tone="warning" title={words.fromReviewer}>
        <Quote>{story.review_note}</Quote>
      </Note>
    );
  }
  return standing === 'in_review' ? <Note tone="info">{words.inReview}</Note> : null;
}
