import type { MyStory } from '@kathaloka/contract/entities';
import { Hourglass, Undo2 } from 'lucide-react';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Flip } from './StoryListCard.styles.ts';
import { cardStatusOf } from './cardStatus.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ListCardPillProps {
  story: Pick<MyStory, 'status' | 'review_note'> & Partial<Pick<MyStory, 'submitted_at' | 'deletes_at'>>;
}

/** The status of a story, from its author's point of view. */
export function ListCardPill({ story }: ListCardPillProps) {
  const words = useWords(myStoriesWords);
  if (story.deletes_at) return <Pill tone="neutral">{words.bin}</Pill>;
  const status = cardStatusOf(story);
  const label = words.status[status];
  if (status === 'in_review') {
    return (
      <Pill tone="info" icon={<Hourglass />}>
        {label}
      </Pill>
    );
  }
  if (status === 'sent_back') {
    const icon = (
      <Flip>
        <Undo2 />
      </Flip>
    );
    return (
      <Pill tone="warning" icon={icon}>
        {label}
      </Pill>
    );
  }
  const pill = <Pill tone={status === 'published' ? 'success' : 'neutral'}>{label}</Pill>;
  if (status !== 'published' || !story.submitted_at) return pill;
  return (
    <>
      {pill}{' '}
      <Pill tone="info" icon={<Hourglass />}>
        {words.changesWait}
      </Pill>
    </>
  );
}
