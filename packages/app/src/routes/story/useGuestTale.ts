import type { ClientState } from '@kathaloka/api';
import type { OpeningNotice } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { guestReading, storeGuestReading } from '../../reader/guestReadings.ts';
import type { GuestPlace, GuestTale } from './guestTale.ts';

const importTale = () => import('./guestTale.ts');

interface Reading {
  /** Undefined before the first choice. */
  readonly place: GuestPlace | undefined;
  /** The choices made so far. */
  readonly made: readonly string[];
  /** Those of an earlier visit. */
  readonly saved: readonly string[];
  readonly pending: string | undefined;
  readonly notice: OpeningNotice | undefined;
  readonly hasFailed: boolean;
  readonly choose: (choice: string) => void;
  readonly goOn: () => void;
  readonly retry: () => void;
  readonly beginAgain: () => void;
}

/** A whole story, read in the browser alone. Its scenes and rules are loaded with the first choice. */
export function useGuestTale(story_id: string): Reading {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const [saved, setSaved] = useState(() => guestReading(story_id));
  const [tale, setTale] = useState<GuestTale>();
  const [made, setMade] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [notice, setNotice] = useState<OpeningNotice>();

  function stand(choices: readonly string[]): void {
    setMade(choices);
    setSaved([]);
    storeGuestReading(story_id, choices);
  }

  async function goTo(choices: readonly string[]): Promise<void> {
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

  function arrive(loaded: GuestTale, choices: readonly string[]): void {
    const { refusal } = loaded.placeAfter(choices);
    if (refusal === undefined) stand(choices);
    else if (refusal === 'xp_short') setNotice('short_of_xp');
    else {
      stand([]);
      setNotice('changed');
    }
  }

  return {
    place: tale && made.length > 0 ? tale.placeAfter(made) : undefined,
    made,
    saved,
    pending: isLoading ? (wanted.at(-1) ?? '') : undefined,
    notice,
    hasFailed,
    choose: (choice) => void goTo([...made, choice]),
    goOn: () => void goTo(saved),
    retry: () => void goTo(wanted),
    beginAgain: () => stand([]),
  };
}
