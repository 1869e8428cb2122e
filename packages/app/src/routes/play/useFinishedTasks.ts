import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { useProgressWords, useToast } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { listFinishedTasks } from '../../reader/progressCalls.ts';

/** Says one thing after the other: several together would cover what was told. */
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
 * Says which tasks a turn has finished. One small call after each turn; what a lost answer would have said is in the
 * next one, because the cursor moves only with an answer.
 */
export function useFinishedTasks(session: GameSession | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const say = useOneByOne();
  const words = useProgressWords();
  const cursor = useRef<number>(undefined);
  /** One question at a time: two with the same cursor would say everything twice. */
  const asked = useRef(Promise.resolve());
  const newest = session?.session_data.narrative_history.at(-1)?.id;

  async function ask(): Promise<void> {
    const after = cursor.current;
    const input = { query: { ...(after !== undefined && { after }) } };
    const { data } = await dispatch(listFinishedTasks.initiate(input, { track: false }));
    if (!data) return;
    cursor.current = data.cursor;
    for (const task of data.finished) say(words.taskDone(words.taskTitle(task), task.coin_reward));
    if (data.new_level) {
      const { title, current } = data.new_level;
      say(words.newLevel(words.levelTitle(title), current));
    }
  }

  const askNext = useEffectEvent(() => {
    asked.current = asked.current.then(ask);
  });
  useEffect(() => {
    if (newest !== undefined) askNext();
  }, [newest]);
}
