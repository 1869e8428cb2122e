import type { ClientState } from '@kathaloka/api';
import type { NextPart } from '@kathaloka/contract/entities';
import type { OpenTale } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../../session/useSession.ts';

interface OpenTales {
  readonly openTales?: readonly OpenTale[];
  readonly nextParts?: readonly NextPart[];
  /** The time at which the tales were loaded. */
  readonly now?: string;
}

const NONE: OpenTales = {};

/** The open sessions, and the next parts of series. Guests have none, and do not load the script that fetches them. */
export function useOpenTales(): OpenTales {
  const { isSignedIn, user } = useSession();
  const reader = user?.id;
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  // another user may sign in in another tab
  const [loaded, setLoaded] = useState<{ readonly reader: string; readonly tales: OpenTales }>();

  useEffect(() => {
    if (!isSignedIn || reader === undefined) return undefined;
    let isShown = true;
    const load = async () => {
      const { loadOpenTales } = await import('../../readerActions/openTales.ts');
      const tales = await loadOpenTales(dispatch, reader);
      if (isShown) setLoaded({ reader, tales: { ...tales, now: new Date().toISOString() } });
    };
    // Home works without the tales
    load().catch(() => {
      if (isShown) setLoaded({ reader, tales: { openTales: [] } });
    });
    return () => {
      isShown = false;
    };
  }, [isSignedIn, reader, dispatch]);

  return isSignedIn && loaded && loaded.reader === reader ? loaded.tales : NONE;
}
