import type { MyStory } from '@kathaloka/contract/entities';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Quote } from './StoryListCard.styles.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ListCardNoteProps {
  story: Pick<MyStory, 'status' | 'review_note'> &
    Partial<Pick<MyStory, 'has_unpublished_changes' | 'submitted_at' | 'deletes_at'>>;
  /** @default [] */
  errors?: readonly string[] | undefined;
}

/** A note about why the story or its next version is not published. */
export function ListCardNote({ story, errors = [] }: ListCardNoteProps) {
  const words = useWords(myStoriesWords);
  if (errors.length > 0) {
    return (
      <Note tone="error" role="alert" title={words.notPublished(errors.length)}>
        <ul>
          {errors.map((fault) => (
            <li key={fault}>
              <Sentence>{fault}</Sentence>
            </li>
          ))}
        </ul>
      </Note>
    );
  }
  if (story.deletes_at) return <Note tone="warning">{words.deletesAt(story.deletes_at)}</Note>;
  // a published story keeps its status when its next version is returned
  if (story.review_note !== null) {
    return (
      <Note tone="warning" title={words.fromReviewer}>
        <Quote>
          <bdi>{story.review_note}</bdi>
        </Quote>
      </Note>
    );
  }
  if (story.status === 'in_review') return <Note tone="info">{words.inReview}</Note>;
  if (!story.has_unpublished_changes) return null;
  return <Note tone="info">{story.submitted_at ? words.changesInReview : words.unpublished}</Note>;
}
