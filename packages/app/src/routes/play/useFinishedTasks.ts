import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { progressWords, useWords, useToast } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { listFinishedTasks } from '../../readerActions/progressCalls.ts';

const NONE: readonly string[] = [];

/** Shows one toast after the other, because several together would cover the tale. */
function useOneByOne(): (message: string) => void {
  const showToast = useToast();
  const waiting = useRef<string[]>([]);

  function sayNext(): void {
    const [message] = waiting.current;
    if (message === undefined) return;
    showToast(message, {
      tone: 'success',
      onClose: () => {
        waiting.current.shift();
        sayNext();
      },
    });
  }

  return (message) => {
    if (waiting.current.push(message) === 1) sayNext();
  };
}

/**
 * Announces the tasks that a turn has finished. Those of the last turn are listed on the last page, because a toast
 * would cover the end of the tale. Makes one small call after each turn; the cursor advances only with an answer, so
 * that a lost answer is repeated with the next turn.
 */
export function useFinishedTasks(session: GameSession | undefined): readonly string[] {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const say = useOneByOne();
  const words = useWords(progressWords);
  const cursor = useRef<number>(undefined);
  /** A queue: two concurrent calls with the same cursor would announce everything twice. */
  const asked = useRef(Promise.resolve());
  const newest = session?.session_data.narrative_history.at(-1)?.id;
  const isOver = session?.is_completed ?? false;
  const [rewards, setRewards] = useState(NONE);
  if (!isOver && rewards.length > 0) setRewards(NONE);

  async function ask(): Promise<readonly string[]> {
    const after = cursor.current;
    const input = { query: { ...(after !== undefined && { after }) } };
    const { data } = await dispatch(listFinishedTasks.initiate(input, { track: false }));
    if (!data) return NONE;
    cursor.current = data.cursor;
    const { finished, new_level } = data;
    const news = finished.map((task) => words.taskDone(words.taskTitle(task), task.coin_reward));
    if (new_level) news.push(words.newLevel(words.levelTitle(new_level.title), new_level.current));
    return news;
  }

  const tell = useEffectEvent((news: readonly string[]) => {
    if (isOver) setRewards((before) => [...before, ...news]);
    else for (const one of news) say(one);
  });

  const askNext = useEffectEvent(() => {
    asked.current = asked.current.then(async () => tell(await ask()));
  });
  useEffect(() => {
    if (newest !== undefined) askNext();
  }, [newest]);
  return rewards;
}
