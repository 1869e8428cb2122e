import type { ClientState } from '@kathaloka/api';
import type { GameSession, Language } from '@kathaloka/contract/entities';
import { useFailureText, playFailuresWords, useWords, useToast } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { changeLanguage } from '../playCalls.ts';

/** Switches a session to another language of its story, from the next turn on. */
export function useStoryLanguage(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const failures = useWords(playFailuresWords);
  const { plainFailure } = useFailureText();
  const showToast = useToast();
  if (!session) return {};

  async function change(session_id: string, language: Language): Promise<void> {
    const input = { params: { session_id }, body: { language } };
    const { error } = await dispatch(changeLanguage.initiate(input, { track: false }));
    if (error) showToast(plainFailure(error, failures.language), { tone: 'warning' });
  }

  return { changeStoryLanguage: (language: Language) => void change(session.id, language) };
}
