import { CardArch } from '../../../ornaments/CardArch.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Arch, Author, Body, CardRoot, Cover, Footer } from './StoryCard.styles.ts';

/** The place of a story card, while its story is on its way. Silent: say in words what is loading. */
export function StoryCardSkeleton() {
  return (
    <CardRoot as="div" aria-hidden>
      <Cover>
        <Skeleton shape="block" />
        <Arch>
          <CardArch />
        </Arch>
      </Cover>
      <Body>
        <Skeleton shape="title" width={80} />
        <Skeleton />
        <Skeleton width={60} />
        <Author>
          <Skeleton shape="circle" />
          <Skeleton width={40} />
        </Author>
        <Footer>
          <Skeleton width={50} />
        </Footer>
      </Body>
    </CardRoot>
  );
}
