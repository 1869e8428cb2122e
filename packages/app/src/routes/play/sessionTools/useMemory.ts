import type { ClientState } from '@kathaloka/api';
import type { GameSession, MemoryChange, PlayMemory } from '@kathaloka/contract/entities';
import { playFailuresWords, useWords } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { changeMemory, forgetMemory, readMemory } from '../playCalls.ts';
import { useTask } from './useTask.ts';

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

/** What a session remembers, for the panel "Your tale", and the changes of it. */
export function useMemory(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const failures = useWords(playFailuresWords);
  const reading = useTask(failures.memory);
  const changing = useTask(failures.changeMemory);
  const [memory, setMemory] = useState<PlayMemory>();
  const [changed, setChanged] = useState<string>();
  if (!session) return { session: {}, actions: {} };
  const params = { session_id: session.id };
  const of = (entry_id: string) => ({ ...params, entry_id });

  async function read(): Promise<void> {
    const data = await reading.run(() => dispatch(readMemory.initiate({ params }, UNTRACKED)));
    if (data) setMemory(data);
  }

  /** Makes a call for an entry, unless another one is being changed. */
  async function makeChange(id: string, ask: Parameters<typeof changing.run<PlayMemory>>[0]): Promise<void> {
    const data = await changing.run(() => {
      setChanged(id);
      return ask();
    });
    if (data) setMemory(data);
  }

  const change = (id: string, body: MemoryChange) =>
    makeChange(id, () => dispatch(changeMemory.initiate({ params: of(id), body }, UNTRACKED)));
  const forget = (id: string) =>
    makeChange(id, () => dispatch(forgetMemory.initiate({ params: of(id) }, UNTRACKED)));

  return {
    session: {
      memory: {
        ...reading.state,
        data: memory,
        changing: changed === undefined ? undefined : { id: changed, ...changing.state },
      },
    },
    actions: {
      openMemory: () => void read(),
      changeMemory: (id: string, body: MemoryChange) => void change(id, body),
      forgetMemory: (id: string) => void forget(id),
    },
  };
}
