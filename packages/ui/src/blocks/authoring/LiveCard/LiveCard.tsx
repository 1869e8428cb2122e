import type { Story } from '@kathaloka/contract/entities';
import { StoryCard } from '../../catalogue/StoryCard/StoryCard.tsx';
import { Label, LiveCardRoot } from './LiveCard.styles.ts';

export interface LiveCardProps {
  /** Says for whom the card is shown. */
  label: string;
  /** The story as it is being written. */
  story: Story;
}

/** A story's card as readers will see it. It leads nowhere yet. */
export function LiveCard({ label, story }: LiveCardProps) {
  return (
    <LiveCardRoot>
      <Label>{label}</Label>
      <div inert>
        <StoryCard story={story} />
      </div>
    </LiveCardRoot>
  );
}
