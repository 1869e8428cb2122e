import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Place, Places } from './TaskPanel.styles.ts';

const PLACES = 4;

interface TaskPanelSkeletonProps {
  /** The loading text. */
  label: string;
}

/** Placeholders for tasks that are loading. */
export function TaskPanelSkeleton({ label }: TaskPanelSkeletonProps) {
  return (
    <div aria-busy>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Places aria-hidden>
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
  );
}
