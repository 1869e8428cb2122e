import {
  type PlayedStory,
  type PlayersReport,
  type SimulateOptions,
  PLAYER_PROFILES,
} from '@kathaloka/story';
import type { ReportState } from '@kathaloka/ui';
import { useEffect, useRef, useState } from 'react';
import { useListModelsQuery } from './modelCalls.ts';

export interface PlayersRequest extends Omit<SimulateOptions, 'profile'> {
  readonly story: PlayedStory;
}

/** The number of players per profile. */
const PLAYERS = 200;

/** Simulated players, in a worker that is terminated when they have finished. */
export function usePlayers(story: PlayedStory) {
  const { data: prices } = useListModelsQuery();
  const [reports, setReports] = useState<readonly PlayersReport[]>([]);
  const [state, setState] = useState<ReportState>('idle');
  const worker = useRef<Worker>(undefined);

  function stop(): void {
    worker.current?.terminate();
    worker.current = undefined;
  }

  useEffect(() => () => worker.current?.terminate(), []);

  function start(): void {
    stop();
    setReports([]);
    setState('running');
    const own = new Worker(new URL('./players.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    const arrived: PlayersReport[] = [];
    own.addEventListener('message', ({ data }: MessageEvent<PlayersReport>) => {
      arrived.push(data);
      setReports([...arrived]);
      if (arrived.length < PLAYER_PROFILES.length) return;
      stop();
      setState('done');
    });
    own.addEventListener('error', () => {
      stop();
      setState('failed');
    });
    const request: PlayersRequest = {
      story: playedOf(story),
      count: PLAYERS,
      seed: Math.floor(Math.random() * 1_000_000),
      ...(prices && { prices }),
    };
    own.postMessage(request, { transfer: [] });
  }

  return {
    reports,
    models: prices && [...prices.text, ...prices.image],
    state,
    progress: { done: reports.length * PLAYERS, count: PLAYER_PROFILES.length * PLAYERS },
    onStart: start,
    onStop() {
      stop();
      setState('idle');
    },
  };
}

/** The parts of a story that the worker needs. */
function playedOf({ story_structure, initial_xp, total_scenes, game_config }: PlayedStory): PlayedStory {
  return { story_structure, initial_xp, total_scenes, game_config };
}
