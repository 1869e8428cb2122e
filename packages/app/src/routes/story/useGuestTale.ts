import type { SelectedChoice } from '@kathaloka/contract/entities';
import type { ClientState } from '@kathaloka/api';
import type { OpeningNotice } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { guestReading, storeGuestReading } from '../../readerActions/guestReadings.ts';
import type { GuestPlace, GuestTale } from './guestTale.ts';

const importTale = () => import('./guestTale.ts');

interface Reading {
  /** Undefined before the first choice. */
  readonly place: GuestPlace | undefined;
  readonly made: readonly SelectedChoice[];
  readonly pending: SelectedChoice | undefined;
  readonly notice: OpeningNotice | undefined;
  readonly hasFailed: boolean;
  readonly choose: (choice: SelectedChoice) => void;
  readonly retry: () => void;
  readonly beginAgain: () => void;
  /** Goes back to a turn; its id is the number of choices before it. */
  readonly goBackTo: (turn_id: string) => void;
}

/** The choices of a reading. A stored reading wins over a first choice that was pressed before it was restored. */
function begunWith(choice: SelectedChoice, story_id: string): readonly SelectedChoice[] {
  const saved = guestReading(story_id);
  return saved.length > 0 ? saved : [choice];
}

/**
 * A whole story, read in the browser. Its scenes and rules are loaded with the first choice, or to restore an earlier
 * reading.
 */
export function useGuestTale(story_id: string): Reading {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const [tale, setTale] = useState<GuestTale>();
  const [made, setMade] = useState<readonly SelectedChoice[]>([]);
  const [wanted, setWanted] = useState<readonly SelectedChoice[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [notice, setNotice] = useState<OpeningNotice>();

  function stand(choices: readonly SelectedChoice[]): void {
    setMade(choices);
    storeGuestReading(story_id, choices);
  }

  async function goTo(choices: readonly SelectedChoice[]): Promise<void> {
    if (isLoading) return;
    setWanted(choices);
    setHasFailed(false);
    setNotice(undefined);
    setIsLoading(true);
    const loaded =
      tale ??
      (await importTale()
        .then(({ loadGuestTale }) => loadGuestTale(dispatch, story_id))
        .catch(() => undefined));
    setIsLoading(false);
    setTale(loaded);
    if (!loaded) setHasFailed(true);
    else arrive(loaded, choices);
  }

  function arrive(loaded: GuestTale, choices: readonly SelectedChoice[]): void {
    const { refusal } = loaded.placeAfter(choices);
    if (refusal === undefined) {
      stand(choices);
      loaded.keepEnding(choices);
    } else if (refusal === 'xp_short') setNotice('short_of_xp');
    else {
      stand([]);
      setNotice('changed');
    }
  }

  const restore = useEffectEvent(() => {
    const saved = guestReading(story_id);
    if (saved.length > 0) void goTo(saved);
  });
  useEffect(() => {
    // after the first paint
    queueMicrotask(restore);
  }, []);

  return {
    place: tale && made.length > 0 ? tale.placeAfter(made) : undefined,
    made,
    pending: isLoading ? (wanted.at(-1) ?? { text: '' }) : undefined,
    notice,
    hasFailed,
    choose: (choice) => void goTo(made.length > 0 ? [...made, choice] : begunWith(choice, story_id)),
    retry: () => void goTo(wanted),
    beginAgain: () => stand([]),
    goBackTo: (turn_id) => stand(made.slice(0, Number(turn_id))),
  };
}
