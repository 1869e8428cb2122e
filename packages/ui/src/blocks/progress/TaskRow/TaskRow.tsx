import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useIsOverflowing } from '../../../hooks/useIsOverflowing.ts';
import { Controls, Scroller, Slide } from '../../../patterns/Carousel/Carousel.styles.ts';
import { pageDistance, scrollStateOf, scrollToOffset } from '../../../patterns/Carousel/scroller.ts';
import { backwardFrom, forwardFrom } from '../../../patterns/Carousel/scrollTarget.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { TaskCard, type TaskCardTask } from '../TaskCard/TaskCard.tsx';
import { taskState } from '../TaskCard/taskState.ts';
import { Header, RowRoot, Tally } from './TaskRow.styles.ts';
import { carouselWords } from '../../../words/carousel/en.ts';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The row is focusable, since its cards are not, so that the arrow keys can scroll it. */
const FOCUSABLE = { tabIndex: 0 };

/** The fields of a task that `TaskRow` uses. */
export type TaskRowTask = TaskCardTask;

export interface TaskRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the row. */
  label: string;
  /** The tasks in their order. */
  tasks: readonly TaskRowTask[];
}

/**
 * A row of tasks that scrolls by buttons or keys, with part of the next one visible.
 *
 * @use Shows tasks in a row that scrolls.
 * @avoid Not for stories: `StoryRow`.
 * @heard A list, and how many are done.
 * @keys press
 * @example
 * <TaskRow label="Daily tasks" tasks={tasks} />
 */
export function TaskRow({ label, tasks, ...rest }: TaskRowProps) {
  const words = useWords(progressWords);
  const carouselTexts = useWords(carouselWords);
  const scrollerRef = useRef<HTMLUListElement>(null);
  const canScroll = useIsOverflowing(scrollerRef);
  const completed = tasks.filter((task) => taskState(task) === 'completed').length;

  function turn(target: typeof forwardFrom) {
    const scroller = scrollerRef.current;
    if (scroller) scrollToOffset(scroller, target(scrollStateOf(scroller), pageDistance(scroller)));
  }

  return (
    <RowRoot {...rest}>
      <Header>
        <Tally>
          <bdi>{words.tally(completed, tasks.length)}</bdi>
        </Tally>
        {canScroll && (
          <Controls>
            <IconButton
              label={carouselTexts.previous(label)}
              isDirectional
              onClick={() => turn(backwardFrom)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton label={carouselTexts.next(label)} isDirectional onClick={() => turn(forwardFrom)}>
              <ChevronRight />
            </IconButton>
          </Controls>
        )}
      </Header>
      <Scroller ref={scrollerRef} aria-label={label} {...FOCUSABLE}>
        {tasks.map((task) => (
          <Slide key={task.task_id}>
            <TaskCard task={task} />
          </Slide>
        ))}
      </Scroller>
    </RowRoot>
  );
}
