import type { MyStory } from '@kathaloka/contract/entities';
import { Hourglass, Undo2 } from 'lucide-react';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { useMyStoriesWords } from '../../../words/areas/useMyStoriesWords.ts';
import { Flip } from './StoryListCard.styles.ts';
import { standingOf } from './standingOf.ts';

interface ListCardPillProps {
  story: MyStory;
}

/** Where a story stands, as its author needs to know it. */
export function ListCardPill({ story }: ListCardPillProps) {
  const words = useMyStoriesWords();
  const standing = standingOf(story);
  const label = words.status[standing];
  if (standing === 'in_review') {
    return (
      <Pill tone="blue" icon={<Hourglass />}>
        {label}
      </Pill>
    );
  }
  if (standing === 'sent_back') {
    const icon = (
      <Flip>
        <Undo2 />
      </Flip>
    );
    return (
      <Pill tone="yellow" icon={icon}>
        {label}
      </Pill>
    );
  }
  return <Pill tone={standing === 'published' ? 'green' : 'grey'}>{label}</Pill>;
}
