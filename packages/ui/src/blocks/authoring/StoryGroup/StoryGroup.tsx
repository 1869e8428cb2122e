import { type ReactNode, useId } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { DottedLine, Flower, GroupRoot, Heading, List, Title } from './StoryGroup.styles.ts';

export interface StoryGroupProps {
  /** What the stories have in common. */
  title: string;
  /** How many there are. */
  count: number;
  /** The stories, each an `li`; or what is said where there are none. */
  children: ReactNode;
}

/** A titled group of an author's stories, with their number. */
export function StoryGroup({ title, count, children }: StoryGroupProps) {
  const id = useId();
  return (
    <GroupRoot aria-labelledby={id}>
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
