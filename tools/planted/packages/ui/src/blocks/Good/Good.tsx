import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import type { Story } from '@kathaloka/contract/entities';
import { Box } from './Good.styles.ts';

export interface GoodProps {
  /** The story that is shown. */
  story: Story;
}

export function Good({ story }: GoodProps) {
  return (
    <Box>
      {story.title} {STORIES_PER_PAGE}
    </Box>
  );
}
