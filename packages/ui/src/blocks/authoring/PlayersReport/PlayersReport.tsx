import type { PlayersReport as Report } from '@kathaloka/story';
import { Play, Square } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { ReportRoot } from './PlayersReport.styles.ts';
import type { NamedModels, ReportState } from './report.ts';
import { CostTable, EndingTable, SceneTable, StallList } from './reportTables.tsx';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface PlayersReportProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** One report for each profile that has played. */
  reports: readonly Report[];
  /** The models by name; a missing one is shown by its key. */
  models?: NamedModels | undefined;
  /** The state of the simulation. */
  state: ReportState;
  /** How many players have finished, while the simulation runs. */
  progress?: { done: number; count: number } | undefined;
  /** Called to start the simulation. */
  onStart: () => void;
  /** Called to stop the simulation. Without it there is no button to do so. */
  onStop?: (() => void) | undefined;
  /** Called with a scene to go to. */
  onSelect: (name: string) => void;
}

/**
 * The results of simulated players: scenes, endings, stalls, and the cost of a session.
 *
 * @use Shows the scenes, endings and stalls that simulated players reached.
 * @avoid Not what readers did: `ReadersPanel`.
 * @heard Figures in sentences and tables.
 * @keys press
 * @example
 * <PlayersReport reports={reports} state="done" onStart={start} onSelect={(scene) => open(scene)} />
 */
export function PlayersReport({
  reports,
  models,
  state,
  progress,
  onStart,
  onStop,
  onSelect,
  ...rest
}: PlayersReportProps) {
  const words = useWords(studioWords);
  const isRunning = state === 'running';
  const [first] = reports;
  return (
    <ReportRoot aria-label={words.players} aria-busy={isRunning} {...rest}>
      <h3>{words.players}</h3>
      <p>{words.playersHint}</p>
      {isRunning ? (
        onStop && (
          <Button size="small" icon={<Square />} onClick={onStop}>
            {words.stopThem}
          </Button>
        )
      ) : (
        <Button size="small" icon={<Play />} onClick={onStart}>
          {first ? words.letThemPlayAgain : words.letThemPlay}
        </Button>
      )}
      {isRunning && progress && (
        <>
          <output>{words.playing(progress.done, progress.count)}</output>
          <ProgressBar label={words.players} value={progress.done} max={Math.max(1, progress.count)} />
        </>
      )}
      {state === 'failed' && <ErrorNote>{words.playersFailed}</ErrorNote>}
      {state === 'done' && first && (
        <>
          <p>{words.playersOf(first.players, first.seed)}</p>
          <SceneTable reports={reports} onSelect={onSelect} />
          <EndingTable reports={reports} />
          <StallList reports={reports} onSelect={onSelect} />
          <CostTable reports={reports} models={models} />
        </>
      )}
    </ReportRoot>
  );
}
