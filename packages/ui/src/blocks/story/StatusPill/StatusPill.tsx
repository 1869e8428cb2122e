import type { Story } from '@kathaloka/contract/entities';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { useStoryPageWords } from '../../../words/areas/useStoryPageWords.ts';

export interface StatusPillProps {
  /** As the story carries it. */
  status: Story['status'];
}

/** Where a story stands: green once it is published, grey before and after. */
export function StatusPill({ status }: StatusPillProps) {
  const words = useStoryPageWords();
  return <Pill tone={status === 'published' ? 'green' : 'grey'}>{words.status(status)}</Pill>;
}
