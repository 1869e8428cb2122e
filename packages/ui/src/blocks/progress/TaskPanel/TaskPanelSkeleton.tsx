import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MedallionRoot, Progress, Rank, SummaryRoot } from '../LevelSummary/LevelSummary.styles.ts';
import { BarPlace, HeaderPlace, Place, Places, SkeletonRoot } from './TaskPanel.styles.ts';

const PLACES = 4;

interface TaskPanelSkeletonProps {
  /** The loading text. */
  label: string;
}

/** A placeholder for loading tasks, as large as the tasks with their summary, so that nothing below moves. */
export function TaskPanelSkeleton({ label }: TaskPanelSkeletonProps) {
  return (
    <SkeletonRoot aria-busy>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <SummaryRoot aria-hidden>
        <MedallionRoot>
          <Skeleton shape="circle" />
        </MedallionRoot>
        <Rank>
          <Skeleton shape="title" />
        </Rank>
        <Progress>
          <Skeleton />
          <BarPlace>
            <Skeleton shape="block" />
          </BarPlace>
        </Progress>
      </SummaryRoot>
      <div aria-hidden>
        <HeaderPlace>
          <Skeleton width={20} />
        </HeaderPlace>
        <Places>
          {Array.from({ length: PLACES }, (_, index) => (
            <Place key={index}>
              <Skeleton width={40} />
              <Skeleton shape="title" width={80} />
              <Skeleton />
              <Skeleton width={60} />
            </Place>
          ))}
        </Places>
      </div>
    </SkeletonRoot>
  );
}
