import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import {
  type LogEntry,
  paths,
  plainTextOf,
  useFailureText,
  playFailuresWords,
  useWords,
  playWords,
  useToast,
} from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../../browser/copyText.ts';
import { branchSession, chooseRetelling } from '../playCalls.ts';
import { useStoryLanguage } from './useStoryLanguage.ts';

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

/** The actions on a turn other than continuing. */
export function useTurnActions(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const showToast = useToast();
  const words = useWords(playWords);
  const failures = useWords(playFailuresWords);
  const { plainFailure } = useFailureText();
  /** A lock: a second click must not begin a second game. */
  const isLocked = useRef(false);

  async function locked(work: () => Promise<void>): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    await work();
    isLocked.current = false;
  }

  async function branch({ id }: GameSession, turn_id: string): Promise<void> {
    const input = { params: { session_id: id }, body: { turn_id } };
    const { data, error } = await dispatch(branchSession.initiate(input, UNTRACKED));
    if (data) void navigate(paths.play(data.id));
    else showToast(plainFailure(error, failures.branch), { tone: 'error' });
  }

  async function choose({ id }: GameSession, turn_id: string): Promise<void> {
    const input = { params: { session_id: id }, body: { turn_id } };
    const { error } = await dispatch(chooseRetelling.initiate(input, UNTRACKED));
    if (error) showToast(plainFailure(error, failures.retelling), { tone: 'error' });
  }

  async function copy(entry: LogEntry): Promise<void> {
    if (await copyText(plainTextOf(entry))) showToast(words.copied, { tone: 'success' });
    else showToast(words.notCopied, { tone: 'error' });
  }

  const inLanguage = useStoryLanguage(session);
  const actions = {
    chooseRetelling: (turn_id: string) => void (session && locked(() => choose(session, turn_id))),
    branch: ({ turn_id }: LogEntry) =>
      void (session && turn_id !== undefined && locked(() => branch(session, turn_id))),
    copy: (entry: LogEntry) => void copy(entry),
  };
  return { actions: { ...actions, ...inLanguage } };
}
