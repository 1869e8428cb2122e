import { History } from 'lucide-react';
import { type ComponentProps, Fragment, useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Entry, EntryHead, PanelRoot, Versions } from './VersionsPanel.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A published version, as a row of the history. */
export interface VersionRow {
  number: number;
  /** The author's note about the changes; may be empty. */
  note: string;
  /** The kinds of changes since the previous version. */
  kinds: readonly ('text' | 'added' | 'removed' | 'retargeted' | 'rules')[];
  published_at: string;
  published_by: string | null;
  total_scenes: number;
}

export interface VersionsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The versions, newest first; undefined while loading. */
  versions: readonly VersionRow[] | undefined;
  /** The number of the version that players get. */
  currentNumber: number | null;
  /**
   * Whether the story has changed since the current version.
   * @default false
   */
  hasUnpublishedChanges?: boolean | undefined;
  /** The number of the version that is being restored. */
  restoring?: number | undefined;
  /** The error message of a failed request. */
  error?: string | undefined;
  /** Called to retry. */
  onRetry?: (() => void) | undefined;
  /** Called to restore a version, after a confirmation. */
  onRestore: (number: number) => void;
  /** Formats an instant. */
  formatDate: (instant: string) => string;
}

interface VersionEntryProps {
  version: VersionRow;
  isCurrent: boolean;
  loading: boolean;
  formatDate: (instant: string) => string;
  onAsk: () => void;
}

function VersionEntry({ version, isCurrent, loading, formatDate, onAsk }: VersionEntryProps) {
  const words = useWords(studioWords);
  const { number, note, kinds, published_at, published_by, total_scenes } = version;
  const facts = [
    words.publishedOn(formatDate(published_at)),
    published_by,
    words.starterGraph(total_scenes),
    ...kinds.map((kind) => words.changes[kind]),
  ].filter((fact) => fact !== null);
  return (
    <Entry>
      <EntryHead>
        <h3>{words.version(number)}</h3>
        {isCurrent ? (
          <Badge tone="success">{words.current}</Badge>
        ) : (
          <Button
            size="small"
            icon={<History />}
            aria-label={words.restoreNamed(number)}
            loading={loading}
            onClick={onAsk}
          >
            {words.restore}
          </Button>
        )}
      </EntryHead>
      <p dir="auto">{note || words.noNote}</p>
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

function VersionsError({ error, onRetry }: Pick<VersionsPanelProps, 'error' | 'onRetry'>) {
  const words = useWords(studioWords);
  return (
    <Note tone="error" role="alert">
      {error}{' '}
      {onRetry && (
        <Button size="small" variant="ghost" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </Note>
  );
}

/**
 * The published versions with their changes; the author can restore an earlier one.
 *
 * @use Lists the versions of a story, and restores one.
 * @avoid Not for undo while writing.
 * @heard Each version with its note and date; which version players get.
 * @keys press
 * @example
 * <VersionsPanel
 *   versions={versions}
 *   currentNumber={2}
 *   formatDate={(instant) => new Date(instant).toLocaleDateString()}
 *   onRestore={(number) => restore(number)}
 * />
 */
export function VersionsPanel({
  versions,
  currentNumber,
  hasUnpublishedChanges = false,
  restoring,
  error,
  onRetry,
  onRestore,
  formatDate,
  ...rest
}: VersionsPanelProps) {
  const words = useWords(studioWords);
  const [versionToRestore, setVersionToRestore] = useState<number>();
  const isLoading = versions === undefined && !error;

  function handleConfirm(number: number) {
    setVersionToRestore(undefined);
    onRestore(number);
  }

  return (
    <PanelRoot aria-label={words.versions} aria-busy={isLoading} {...rest}>
      <h2>{words.versions}</h2>
      <p>{words.versionsHint}</p>
      {hasUnpublishedChanges && <Note>{words.unpublished}</Note>}
      {error && <VersionsError error={error} onRetry={onRetry} />}
      {isLoading && <output>{words.versionsLoading}</output>}
      {versions?.length === 0 && <p>{words.noVersions}</p>}
      {versions && versions.length > 0 && (
        <Versions>
          {versions.map((version) => (
            <VersionEntry
              key={version.number}
              version={version}
              isCurrent={version.number === currentNumber}
              loading={restoring === version.number}
              formatDate={formatDate}
              onAsk={() => setVersionToRestore(version.number)}
            />
          ))}
        </Versions>
      )}
      {versionToRestore !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setVersionToRestore(undefined)}
          title={words.restoreTitle(versionToRestore)}
          description={words.restoreText}
          cancelLabel={words.cancel}
          confirmLabel={words.restore}
          onConfirm={() => handleConfirm(versionToRestore)}
        />
      )}
    </PanelRoot>
  );
}
