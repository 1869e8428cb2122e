import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import {
  type LogEntry,
  paths,
  plainTextOf,
  useFailureText,
  usePlayFailures,
  usePlayWords,
  useToast,
} from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../adapters/copyText.ts';
import { branchSession, chooseTelling } from './playCalls.ts';

/** No component subscribes to these mutations. */
const UNTRACKED = { track: false };

/** What can be done with a part of the tale besides going on from it. */
export function usePartTools(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const showToast = useToast();
  const words = usePlayWords();
  const failures = usePlayFailures();
  const { plainFailure } = useFailureText();
  /** A second click must not begin a second game. */
  const isLocked = useRef(false);
  const newest = session?.session_data.narrative_history.at(-1);

  async function locked(work: () => Promise<void>): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    await work();
    isLocked.current = false;
  }

  async function branch({ id }: GameSession, turn_id: string): Promise<void> {
    const input = { params: { session_id: id }, body: { turn_id } };
    const { data, error } = await dispatch(branchSession.initiate(input, UNTRACKED));
    if (data) void navigate(paths.session(data.id));
    else showToast(plainFailure(error, failures.branch), { tone: 'error' });
  }

  async function choose({ id }: GameSession, turn_id: string): Promise<void> {
    const input = { params: { session_id: id }, body: { turn_id } };
    const { error } = await dispatch(chooseTelling.initiate(input, UNTRACKED));
    if (error) showToast(plainFailure(error, failures.telling), { tone: 'error' });
  }

  async function copy(entry: LogEntry): Promise<void> {
    if (await copyText(plainTextOf(entry))) showToast(words.copied, { tone: 'success' });
    else showToast(words.notCopied, { tone: 'error' });
  }

  return {
    tellings: newest?.tellings,
    currentTelling: newest?.id,
    onChooseTelling: (turn_id: string) => void (session && locked(() => choose(session, turn_id))),
    onBranch: ({ turn_id }: LogEntry) =>
      void (session && turn_id !== undefined && locked(() => branch(session, turn_id))),
    onCopy: (entry: LogEntry) => void copy(entry),
  };
}
