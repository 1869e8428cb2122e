import type { ProgressSummary, Task, TaskType } from '@kathaloka/contract/entities';
import { TASK_TYPES } from '@kathaloka/contract/limits';
import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { TaskPanel } from '../../blocks/progress/TaskPanel/TaskPanel.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useProgressWords } from '../../words/areas/useProgressWords.ts';
import { Account, Heading, ProgressRoot, Title } from './ProgressScreen.styles.ts';

/** What one panel shows. */
export interface TaskPanelState {
  summary?: ProgressSummary | undefined;
  /** `undefined` while loading. */
  tasks: readonly Task[] | undefined;
  /** The error message. */
  error?: string | undefined;
}

export interface ProgressScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The panels by the type of their tasks; each loads and fails alone. Without them there are no tasks. */
  panels?: Readonly<Record<TaskType, TaskPanelState>> | undefined;
  /** The parts of the account, below the tasks. */
  account?: ReactNode;
  /** Set when nothing can be shown at all. */
  error?: string | undefined;
  /** Whether the logout is pending. */
  isLoggingOut?: boolean;
  /** Called when the person logs out. */
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
  ...rest
}: ProgressScreenProps) {
  const words = useProgressWords();
  return (
    <ProgressRoot {...rest}>
      <Heading>
        <Title>{words.title}</Title>
        <Button icon={<LogOut />} loading={isLoggingOut} onClick={onLogout}>
          {words.logout}
        </Button>
      </Heading>
      {error !== undefined && <ErrorState error={error} />}
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
