import type { Task, TaskList, TaskType } from '@kathaloka/contract/entities';
import { TASK_TYPES } from '@kathaloka/contract/limits';
import {
  type TaskPanelState,
  useFailureText,
  progressFailuresWords,
  useWords,
  progressWords,
} from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListTasksQuery } from '../../readerActions/progressCalls.ts';

const queryOf = (task_type: TaskType) => ({ query: { task_type, include_completed: 'true' } });

/** The three panels, each loaded on its own, and refetched at midnight UTC. */
export function useTasks() {
  const words = useWords(progressWords);
  const failures = useWords(progressFailuresWords);
  const { failure } = useFailureText();
  const now = useCurrentTime();
  const queries: Record<TaskType, ReturnType<typeof useListTasksQuery>> = {
    daily: useListTasksQuery(queryOf('daily')),
    milestone: useListTasksQuery(queryOf('milestone')),
    achievement: useListTasksQuery(queryOf('achievement')),
  };
  const lists = TASK_TYPES.map((type) => queries[type]);
  const resetsAt = asList(queries.daily.data)?.resets_at;
  const refetchAll = () => lists.forEach(({ refetch }) => void refetch());
  useAtInstant(resetsAt, refetchAll);

  function panelOf(type: TaskType): TaskPanelState {
    const { data, error, isFetching } = queries[type];
    const list = asList(data);
    const hasFailed = error !== undefined && !list && !isFetching;
    return {
      summary: list?.summary,
      tasks: list?.tasks,
      error: hasFailed ? failure(error, failures.tasks(words.panels[type])) : undefined,
    };
  }

  const haveAllFailed = lists.every(({ data, error, isFetching }) => error && !data && !isFetching);
  return {
    panels: { daily: panelOf('daily'), milestone: panelOf('milestone'), achievement: panelOf('achievement') },
    streak: asList(queries.daily.data)?.streak,
    resetsAt,
    now: new Date(now).toISOString(),
    error: haveAllFailed ? failure(queries.daily.error, failures.page) : undefined,
    onRetry: (type?: TaskType) => (type ? void queries[type].refetch() : refetchAll()),
  };
}

/** Accepts a bare list, which a server may answer with. */
function asList(data: TaskList | readonly Task[] | undefined): Partial<TaskList> | undefined {
  return Array.isArray(data) ? { tasks: [...(data as readonly Task[])] } : (data as TaskList | undefined);
}

const POLL_MS = 15_000;

/** The current time, a few times a minute. */
function useCurrentTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Calls a callback once at an instant; polls as well, because timers stop while a laptop sleeps. */
function useAtInstant(instant: string | undefined, run: () => void): void {
  const done = useRef<string>(undefined);
  const runIfDue = useEffectEvent(() => {
    if (instant === undefined || done.current === instant || Date.now() < Date.parse(instant)) return;
    done.current = instant;
    run();
  });
  useEffect(() => {
    if (instant === undefined) return undefined;
    const timer = setTimeout(runIfDue, Math.max(0, Date.parse(instant) - Date.now()));
    const poll = setInterval(runIfDue, POLL_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(poll);
    };
  }, [instant]);
}
