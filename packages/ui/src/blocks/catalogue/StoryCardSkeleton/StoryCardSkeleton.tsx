import type { ComponentProps } from 'react';
import { CardArch } from '../../../ornaments/CardArch.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Arch, Author, Body, CardRoot, Cover, Footer } from '../StoryCard/StoryCard.styles.ts';

export type StoryCardSkeletonProps = Omit<ComponentProps<'article'>, 'children'>;

/**
 * A placeholder for a loading card. Hidden from screen readers: announce the loading state separately, for
 * example with `LiveRegion`.
 *
 * @use Holds the place of a card while stories load.
 * @avoid Not for any other shape: `Skeleton`.
 * @heard Nothing; the row says that it loads.
 * @keys none
 * @example
 * <StoryCardSkeleton />
 */
export function StoryCardSkeleton(props: StoryCardSkeletonProps) {
  return (
    <CardRoot as="div" aria-hidden {...props}>
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
