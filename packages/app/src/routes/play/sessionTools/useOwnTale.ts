import type { ClientState } from '@kathaloka/api';
import type { GameSession, SessionExport, SessionMap } from '@kathaloka/contract/entities';
import { type ExportFormat, paths, playFailuresWords, useWords } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { saveJson, saveText } from '../../../browser/saveFile.ts';
import { deleteSession, exportSession, mapSession } from '../playCalls.ts';
import { asMarkdown, fileName } from './sessionFile.ts';
import { useBook } from './useBook.ts';
import { useTask } from './useTask.ts';

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

/** The state and the actions of the panel "Your tale": the map of the session, its copies, and its deletion. */
export function useOwnTale(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const failures = useWords(playFailuresWords);
  const [map, setMap] = useState<SessionMap>();
  const mapping = useTask(failures.map);
  const exporting = useTask(failures.exportSession);
  const book = useBook(session);
  const deleting = useTask(failures.deleteSession);
  if (!session) return { session: {}, actions: {} };
  const input = { params: { session_id: session.id } };

  async function save(format: ExportFormat): Promise<void> {
    const data = await exporting.run(() => dispatch(exportSession.initiate(input, UNTRACKED)));
    if (data) saveAs(format, data);
  }

  async function remove({ story_id }: GameSession): Promise<void> {
    const data = await deleting.run(() => dispatch(deleteSession.initiate(input, UNTRACKED)));
    if (data) void navigate(paths.story(story_id), { replace: true });
  }

  async function draw(): Promise<void> {
    const data = await mapping.run(() => dispatch(mapSession.initiate(input, UNTRACKED)));
    if (data) setMap(data);
  }

  async function drawEarlier(): Promise<void> {
    const query = { before: map?.turns[0]?.id };
    const data = await mapping.run(() => dispatch(mapSession.initiate({ ...input, query }, UNTRACKED)));
    if (data) setMap((later) => ({ ...data, turns: [...data.turns, ...(later?.turns ?? [])] }));
  }

  return {
    session: {
      map: { ...mapping.state, data: map?.turns, hasEarlier: map?.has_earlier },
      exporting: exporting.state,
      book: book.state,
      deleting: deleting.state,
    },
    actions: {
      openMap: () => void draw(),
      showEarlierMap: () => void drawEarlier(),
      exportSession: (format: ExportFormat) => void save(format),
      makeBook: book.make,
      deleteSession: () => void remove(session),
    },
  };
}

function saveAs(format: ExportFormat, session: SessionExport): void {
  if (format === 'json') saveJson(fileName(session, 'json'), session);
  else saveText(fileName(session, 'md'), asMarkdown(session, location.origin), 'text/markdown');
}
