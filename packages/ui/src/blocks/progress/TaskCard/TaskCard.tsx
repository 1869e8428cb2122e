import type { Task } from '@kathaloka/contract/entities';
import { CircleCheck, Coins, Lock } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { ProgressBar, type ProgressTone } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CardRoot, Description, Figures, Foot, Reward, Title, Top } from './TaskCard.styles.ts';
import { type TaskState, taskState, waitsForLevel } from './taskState.ts';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a task that its card reads. */
export type TaskCardTask = Pick<
  Task,
  | 'task_id'
  | 'title'
  | 'description'
  | 'is_completed'
  | 'is_locked'
  | 'level_required'
  | 'progress_percentage'
  | 'coin_reward'
  | 'current_value'
  | 'target_value'
>;

export interface TaskCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The task. */
  task: TaskCardTask;
}

const TONES: Readonly<Record<TaskState, ProgressTone>> = {
  open: 'active',
  completed: 'success',
  locked: 'neutral',
};

/**
 * The card of a task: description, progress and reward.
 *
 * @use Shows one task with its reward and how far it is.
 * @avoid Not for several in a row: `TaskRow`.
 * @heard An article with its name, progress, and state in words.
 * @keys press
 * @example
 * <TaskCard task={task} />
 */
export function TaskCard({ task, ...rest }: TaskCardProps) {
  const words = useWords(progressWords);
  const titleId = useId();
  const state = taskState(task);
  const title = words.taskTitle(task);
  const reward = words.reward(task.coin_reward);
  const level = task.level_required === null ? words.noLevel : words.levelShort(task.level_required);

  return (
    <CardRoot aria-labelledby={titleId} data-state={state} {...rest}>
      <Top>
        <Chip>
          <VisuallyHidden>{words.levelRequired(level)}</VisuallyHidden>
          <span aria-hidden>{level}</span>
        </Chip>
        {state === 'completed' && (
          <Badge tone="success" icon={<CircleCheck />}>
            {words.completed}
          </Badge>
        )}
        {state === 'locked' && (
          <Badge tone="neutral" icon={<Lock />}>
            {words.locked}
          </Badge>
        )}
      </Top>
      <Title id={titleId}>{title}</Title>
      <Description>{words.taskDescription(task)}</Description>
      <Foot>
        <Figures>
          <bdi dir="ltr">{words.ofTarget(task.current_value, task.target_value)}</bdi>
          <b>{words.percent(task.progress_percentage)}</b>
        </Figures>
        <ProgressBar label={title} value={task.progress_percentage} tone={TONES[state]} />
        <Reward>
          <Coins />
          <bdi>{waitsForLevel(task) ? words.paidAtLevel(reward, task.level_required) : reward}</bdi>
        </Reward>
      </Foot>
    </CardRoot>
  );
}
