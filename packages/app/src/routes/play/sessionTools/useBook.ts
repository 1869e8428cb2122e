import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { type BookWish, playFailuresWords, useWords, sessionPanelWords } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saveAddress } from '../../../browser/saveFile.ts';
import { downloadBook, printBook } from '../playCalls.ts';
import { fileName } from './sessionFile.ts';
import { useTask } from './useTask.ts';

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

/** Makes a book from a play: a file, or a page to print in a tab of its own. */
export function useBook(session: Pick<GameSession, 'id' | 'story'> | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const { book: words } = useWords(sessionPanelWords);
  const making = useTask(useWords(playFailuresWords).book);
  const [wasBlocked, setWasBlocked] = useState(false);

  async function save({ id, story }: Pick<GameSession, 'id' | 'story'>, wish: BookWish): Promise<void> {
    const query = { own_words: String(wish.own_words), ...(wish.turn_id && { turn_id: wish.turn_id }) };
    const input = { params: { session_id: id }, query };
    const address = await making.run(() => dispatch(downloadBook.initiate(input, UNTRACKED)));
    if (address) saveAddress(fileName(story, 'epub'), address);
  }

  async function print({ id }: Pick<GameSession, 'id'>, wish: BookWish): Promise<void> {
    if (making.state.isLoading) return;
    // before the first await, because browsers block a tab that opens later
    const tab = open('', '_blank');
    setWasBlocked(tab === null);
    if (!tab) return;
    tab.document.title = words.making;
    const { own_words, turn_id } = wish;
    const input = { params: { session_id: id }, body: { own_words, ...(turn_id && { turn_id }) } };
    const printed = await making.run(() => dispatch(printBook.initiate(input, UNTRACKED)));
    if (printed) tab.location.replace(new URL(printed.address, location.origin));
    else tab.close();
  }

  return {
    state: wasBlocked ? { isLoading: false, error: words.noTab } : making.state,
    make: (wish: BookWish) => {
      if (!session) return;
      setWasBlocked(false);
      void (wish.form === 'epub' ? save(session, wish) : print(session, wish));
    },
  };
}
