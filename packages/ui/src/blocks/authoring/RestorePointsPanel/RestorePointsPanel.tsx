import { Undo2 } from 'lucide-react';
import { type ComponentProps, Fragment, useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { storyActsWords } from '../../../words/storyActs/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Entry, EntryHead, PanelRoot, Versions } from '../VersionsPanel/VersionsPanel.styles.ts';
import { type StoryActRow, useActWords } from './useActWords.ts';

/** What a story was before a change. */
export interface RestorePointRow extends StoryActRow {
  number: number;
  stored_at: string;
  /** The title before. */
  title: string;
  /** The number of scenes before. */
  total_scenes: number;
}

export interface RestorePointsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Newest first. */
  points: readonly RestorePointRow[];
  /** The number of the restore point that is being restored. */
  restoring?: number | undefined;
  /** The error message of a failed request. */
  error?: string | undefined;
  /** Called to restore, after a confirmation. */
  onRestore: (number: number) => void;
  /** Formats an instant. */
  formatDate: (instant: string) => string;
}

interface PointEntryProps {
  point: RestorePointRow;
  date: string;
  loading: boolean;
  onAsk: () => void;
}

function PointEntry({ point, date, loading, onAsk }: PointEntryProps) {
  const words = useWords(storyActsWords);
  const { starterGraph } = useWords(studioWords);
  const { act, changes } = useActWords()(point);
  const facts = [date, words.before(point.title), starterGraph(point.total_scenes)];
  return (
    <Entry>
      <EntryHead>
        <h3>{act}</h3>
        <Button
          size="small"
          icon={<Undo2 />}
          aria-label={words.putBackNamed(date)}
          loading={loading}
          onClick={onAsk}
        >
          {words.putBack}
        </Button>
      </EntryHead>
      {changes.length > 0 && <p>{changes.join(' · ')}</p>}
      <small>
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </small>
    </Entry>
  );
}

/**
 * What a story was before an administrator changed it, or before an earlier version was restored, with the way back.
 *
 * @use Beside `VersionsPanel`, for texts that were never published as well.
 * @avoid Not for undo while writing.
 * @heard Each change with who made it and when; the way back.
 * @keys press
 * @example
 * <RestorePointsPanel
 *   points={restore_points}
 *   formatDate={(instant) => new Date(instant).toLocaleDateString()}
 *   onRestore={(number) => putBack(number)}
 * />
 */
export function RestorePointsPanel({
  points,
  restoring,
  error,
  onRestore,
  formatDate,
  ...rest
}: RestorePointsPanelProps) {
  const words = useWords(storyActsWords);
  const { cancel } = useWords(studioWords);
  const [asked, setAsked] = useState<RestorePointRow>();
  return (
    <PanelRoot aria-label={words.title} {...rest}>
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <ErrorNote>{error}</ErrorNote>
      <Versions>
        {points.map((point) => (
          <PointEntry
            key={point.number}
            point={point}
            date={formatDate(point.stored_at)}
            loading={restoring === point.number}
            onAsk={() => setAsked(point)}
          />
        ))}
      </Versions>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={words.putBackTitle(formatDate(asked.stored_at))}
          description={words.putBackText}
          cancelLabel={cancel}
          confirmLabel={words.putBack}
          onConfirm={() => {
            setAsked(undefined);
            onRestore(asked.number);
          }}
        />
      )}
    </PanelRoot>
  );
}
