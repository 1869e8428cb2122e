import type { ProgressSummary, Streak, Task, TaskType } from '@kathaloka/contract/entities';
import { TASK_TYPES } from '@kathaloka/contract/limits';
import { Coins, Hourglass, LogOut, UserRound } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { EndingShelf, type EndingShelfProps } from '../../blocks/progress/EndingShelf/EndingShelf.tsx';
import { StreakNote } from '../../blocks/progress/StreakNote/StreakNote.tsx';
import { TaskPanel } from '../../blocks/progress/TaskPanel/TaskPanel.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Actions, Heading, ProgressRoot, Reset, ResetPlace, Title } from './ProgressScreen.styles.ts';
import { progressWords } from '../../words/progress/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface TaskPanelState {
  summary?: ProgressSummary | undefined;
  /** `undefined` while loading. */
  tasks: readonly Task[] | undefined;
  /** The error message. */
  error?: ReactNode;
}

/** The state of the shelf of endings. */
export type ShelfState = Pick<
  EndingShelfProps,
  'stories' | 'error' | 'hasMore' | 'isLoadingMore' | 'onLoadMore' | 'onRetry'
>;

export interface ProgressScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The panels by type of task; each loads and fails by itself. Without them there are no tasks. */
  panels?: Readonly<Record<TaskType, TaskPanelState>> | undefined;
  /** The shelf of endings. Without it no shelf is shown. */
  shelf?: ShelfState | undefined;
  /** The number of days in a row, once known. */
  streak?: Streak | undefined;
  /** When the daily tasks reset, as an instant; hidden if unknown. */
  resetsAt?: string | undefined;
  /** The current time, to show the time that is left. */
  now?: string | undefined;
  /** The error message if nothing at all can be shown. */
  error?: ReactNode;
  /**
   * Whether the logout is pending.
   * @default false
   */
  isLoggingOut?: boolean;
  /** Called when the person logs out. */
  onLogout?: () => void;
  /** Called to reload the tasks of a panel, or all if nothing has loaded. */
  onRetry?: (type?: TaskType) => void;
}

/**
 * The page Your Progress: daily tasks, found endings, milestones and achievements.
 *
 * @use Level, tasks, and endings that were found.
 * @avoid Not payments: `CreditsScreen`.
 * @example
 * <ProgressScreen
 *   panels={panels}
 *   streak={streak}
 *   resetsAt="2026-05-02T00:00:00Z"
 *   now="2026-05-01T12:00:00Z"
 *   onLogout={logOut}
 * />
 */
export function ProgressScreen({
  panels,
  shelf,
  streak,
  resetsAt,
  now,
  error,
  isLoggingOut = false,
  onLogout,
  onRetry,
  ...rest
}: ProgressScreenProps) {
  const words = useWords(progressWords);
  const paths = usePaths();
  const isLoading = error === undefined && panels !== undefined && !panels.daily.tasks && !panels.daily.error;
  const endings = shelf && <EndingShelf {...shelf} />;
  const reset = resetsAt !== undefined && now !== undefined && (
    <Reset>
      <Hourglass aria-hidden />
      <time dateTime={resetsAt}>{words.resetsIn(Date.parse(resetsAt) - Date.parse(now))}</time>
    </Reset>
  );
  return (
    <ProgressRoot {...rest}>
      <Heading>
        <div>
          <Title>{words.title}</Title>
          <StreakNote streak={streak} />
          {isLoading && !streak && <Skeleton width={60} />}
        </div>
        <Actions>
          <ButtonLink href={paths.credits} icon={<Coins />}>
            {words.credits}
          </ButtonLink>
          <ButtonLink href={paths.account} icon={<UserRound />}>
            {words.account}
          </ButtonLink>
          <Button icon={<LogOut />} loading={isLoggingOut} onClick={onLogout}>
            {words.logout}
          </Button>
        </Actions>
      </Heading>
      {error !== undefined && <ErrorState error={error} onRetry={onRetry && (() => onRetry())} />}
      {error === undefined &&
        panels &&
        TASK_TYPES.map((type) => (
          <Fragment key={type}>
            <TaskPanel
              title={words.panels[type]}
              {...panels[type]}
              end={type === 'daily' && (reset || (isLoading && <ResetPlace />))}
              onRetry={onRetry && (() => onRetry(type))}
            />
            {type === 'daily' && endings}
          </Fragment>
        ))}
      {(error !== undefined || !panels) && endings}
    </ProgressRoot>
  );
}
