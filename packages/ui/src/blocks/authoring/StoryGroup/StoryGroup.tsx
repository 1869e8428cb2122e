import { type ComponentProps, type ReactNode, useId } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { DottedLine, Flower, GroupRoot, Heading, List, Title } from './StoryGroup.styles.ts';

export interface StoryGroupProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The title of the group. */
  title: string;
  /** The number of stories. */
  count: number;
  /** The stories, each an `li`, or the empty text. */
  children: ReactNode;
}

/**
 * A titled group of an author's stories, with their count.
 *
 * @use Groups an author’s stories by state.
 * @avoid Not stories of others: `StoryRow`.
 * @heard A region with its title and number.
 * @keys none
 * @example
 * <StoryGroup title="Drafts" count={1}>
 *   <StoryListCard story={story} onPublish={publish} onArchive={archive} onRestore={restore} />
 * </StoryGroup>
 */
export function StoryGroup({ title, count, children, ...rest }: StoryGroupProps) {
  const id = useId();
  return (
    <GroupRoot aria-labelledby={id} {...rest}>
      <Heading>
        <Flower>
          <Lotus />
        </Flower>
        <Title id={id}>{title}</Title>
        <Chip>{count}</Chip>
        <DottedLine />
      </Heading>
      {count > 0 ? <List>{children}</List> : children}
    </GroupRoot>
  );
}
