import type { ProgressSummary } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { LevelSummary } from '../LevelSummary/LevelSummary.tsx';
import { TaskRow, type TaskRowTask } from '../TaskRow/TaskRow.tsx';
import { Content, Empty, EmptyTitle, Title } from './TaskPanel.styles.ts';
import { TaskPanelSkeleton } from './TaskPanelSkeleton.tsx';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface TaskPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The title, which says what kind of tasks these are. */
  title: string;
  /** The player's progress, if known. */
  summary?: ProgressSummary | undefined;
  /** The tasks in order. `undefined` while loading. */
  tasks: readonly TaskRowTask[] | undefined;
  /** Content at the end of the title’s line. */
  end?: ReactNode;
  /** The error message. */
  error?: ReactNode;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

/**
 * A panel for tasks of one kind: loading, failed, empty, or a row.
 *
 * @use Holds the tasks of a day or a level.
 * @avoid Not for one task: `TaskCard`.
 * @heard A heading, how many are done, a list.
 * @keys press, tab
 * @example
 * <TaskPanel title="Daily tasks" tasks={tasks} />
 */
export function TaskPanel({ title, summary, tasks, error, onRetry, ...rest }: TaskPanelProps) {
  const words = useWords(progressWords);

  function content() {
    if (error !== undefined) return <ErrorState layout="row" error={error} onRetry={onRetry} />;
    if (!tasks) return <TaskPanelSkeleton label={words.loading(title)} />;
    if (tasks.length > 0) return <TaskRow label={title} tasks={tasks} />;
    return (
      <Empty>
        <Lotus size={76} />
        <EmptyTitle>{words.empty}</EmptyTitle>
        <p>{words.emptyHint}</p>
      </Empty>
    );
  }

  return (
    <Panel
      title={
        <Title>
          <Lotus />
          <span>{title}</span>
        </Title>
      }
      {...rest}
    >
      <Content>
        <LevelSummary summary={summary} />
        {content()}
      </Content>
    </Panel>
  );
}
