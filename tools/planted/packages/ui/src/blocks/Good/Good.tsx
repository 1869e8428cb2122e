import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import type { Story } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Box } from './Good.styles.ts';

export interface GoodProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The story that is shown. */
  story: Story;
}

export function Good({ story, ...rest }: GoodProps) {
  return (
    <Box {...rest}>
      {story.title} {STORIES_PER_PAGE}
    </Box>
  );
}
