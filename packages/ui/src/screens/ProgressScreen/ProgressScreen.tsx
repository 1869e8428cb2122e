import type { ProgressSummary, Task, TaskType } from '@kathaloka/contract/entities';
import { TASK_TYPES } from '@kathaloka/contract/limits';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { TaskPanel } from '../../blocks/progress/TaskPanel/TaskPanel.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useProgressWords } from '../../words/areas/useProgressWords.ts';
import { Account, Heading, ProgressRoot, Title } from './ProgressScreen.styles.ts';

/** What one panel shows. */
export interface TaskPanelState {
  summary?: ProgressSummary | undefined;
  /** `undefined` while they are on their way. */
  tasks: readonly Task[] | undefined;
  /** What failed, in words for the person. */
  error?: string | undefined;
}

export interface ProgressScreenProps {
  /** The panels by the type of their tasks; each loads and fails alone. Without them there are no tasks. */
  panels?: Readonly<Record<TaskType, TaskPanelState>> | undefined;
  /** The parts of the account, below the tasks. */
  account?: ReactNode;
  /** Set when nothing can be shown at all. */
  error?: string | undefined;
  /** Logging out is under way. */
  isLoggingOut?: boolean;
  /** The person wants to leave. */
  onLogout?: () => void;
  /** Asks for the tasks of a panel again. */
  onRetry?: (type: TaskType) => void;
}

/** Your Progress: daily tasks, milestones and achievements. */
export function ProgressScreen({
  panels,
  account,
  error,
  isLoggingOut = false,
  onLogout,
  onRetry,
}: ProgressScreenProps) {
  const words = useProgressWords();
  return (
    <ProgressRoot>
      <Heading>
        <Title>{words.title}</Title>
        <Button icon={<LogOut />} isBusy={isLoggingOut} onClick={onLogout}>
          {words.logout}
        </Button>
      </Heading>
      {error !== undefined && <ErrorState message={error} />}
      {error === undefined &&
        panels &&
        TASK_TYPES.map((type) => (
          <TaskPanel
            key={type}
            title={words.panels[type]}
            {...panels[type]}
            onRetry={onRetry && (() => onRetry(type))}
          />
        ))}
      {account && <Account>{account}</Account>}
    </ProgressRoot>
  );
}
