import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Place, Tiles } from './AdminOverviewScreen.styles.ts';
import { tableWords } from '../../words/table/en.ts';
import { useWords } from '../../words/useWords.ts';

const TILES = 5;

/** Placeholders for the figures. */
export function OverviewSkeleton() {
  const words = useWords(tableWords);
  return (
    <>
      <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
      <Tiles aria-hidden>
        {Array.from({ length: TILES }, (_, index) => (
          <Place key={index}>
            <Skeleton width={40} />
            <Skeleton shape="title" width={60} />
            <Skeleton width={80} />
          </Place>
        ))}
      </Tiles>
      <Place data-tall aria-hidden>
        <Skeleton shape="block" />
      </Place>
    </>
  );
}
