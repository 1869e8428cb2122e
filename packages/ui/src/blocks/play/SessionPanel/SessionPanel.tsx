import type { Language, MappedTurn } from '@kathaloka/contract/entities';
import { Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { BookWish } from '../BookDialog/bookForms.ts';
import { BranchDialog } from '../BranchDialog/BranchDialog.tsx';
import { firstWordsOf } from '../SessionMap/firstWordsOf.ts';
import { SessionMap } from '../SessionMap/SessionMap.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { ChapterList } from './ChapterList.tsx';
import { DeleteSession } from './DeleteSession.tsx';
import { type ExportFormat, ExportSession } from './ExportSession.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { Section } from './SessionPanel.styles.ts';
import { useBookDialog } from './useBookDialog.tsx';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SessionPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What was told in the session; undefined while it is unknown. */
  map: readonly MappedTurn[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language | undefined;
  /** Whether the map is being fetched. */
  isMapLoading?: boolean | undefined;
  /** Fetches what was told before these turns. Without it there is no more. */
  onShowEarlierMap?: (() => void) | undefined;
  /** The error message of a map that could not be fetched. */
  mapError?: ReactNode;
  /**
   * Whether there is no connection: the map can be read, and nothing else.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Whether a copy is being made. */
  isExporting?: boolean | undefined;
  /** The error message of a copy that could not be made. */
  exportError?: ReactNode;
  /** Whether a book is being made. */
  isMakingBook?: boolean | undefined;
  /** The error message of a book that could not be made. */
  bookError?: ReactNode;
  /** Whether the session is being deleted. */
  isDeleting?: boolean | undefined;
  /** The error message of a session that could not be deleted. */
  deleteError?: ReactNode;
  /** Fetches the map again. Without it there is no such button. */
  onRetryMap?: (() => void) | undefined;
  /** Begins a new game after a turn; it has been confirmed. Without it there is no such button. */
  onBranch?: ((turn_id: string) => void) | undefined;
  /** Saves a copy of the session. Without it there are no such buttons. */
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** Makes a book of the way to a turn. Without it there are no such buttons. */
  onBook?: ((wish: BookWish) => void) | undefined;
  /** Opens the panel of those who play together. Without it there is no such button. */
  onOpenTogether?: (() => void) | undefined;
  /** Deletes the session; it has been confirmed. Without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/**
 * A player's own tale: the map of its ways, copies of it, and its end.
 *
 * @example
 * <SessionPanel map={turns} onClose={close} />
 */
export function SessionPanel({
  map,
  language = 'en',
  isMapLoading,
  onShowEarlierMap,
  mapError,
  isOffline = false,
  isExporting,
  exportError,
  isMakingBook,
  bookError,
  isDeleting,
  deleteError,
  onRetryMap,
  onBranch,
  onExport,
  onBook,
  onOpenTogether,
  onDelete,
  ref,
  ...rest
}: SessionPanelProps) {
  const words = useWords(sessionPanelWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef<HTMLDivElement>(rootRef, ref);
  const branch = useBranchQuestion(onBranch);
  const book = useBookDialog({ onBook, language, loading: isMakingBook, error: bookError });
  const retryMap = onRetryMap && (() => focusAnd(rootRef.current, onRetryMap));

  return (
    <SidePanel title={words.title} {...rest} ref={mergedRef}>
      {isOffline && <OfflineNote hasMap={map !== undefined} />}
      <ChapterList turns={map} language={language} disabled={isOffline} onBranch={branch.ask} />
      <SessionMap
        turns={map}
        language={language}
        loading={isMapLoading}
        onShowEarlier={onShowEarlierMap}
        error={isOffline ? undefined : mapError}
        disabledReason={isOffline ? words.branchOffline : undefined}
        onRetry={retryMap}
        onBranch={branch.ask}
        onBook={book.ask}
      />
      <ExportSession
        loading={isExporting}
        disabled={isOffline}
        error={exportError}
        onExport={onExport}
        onBook={book.ask}
      />
      {onOpenTogether && <WayToTogether onOpen={onOpenTogether} />}
      {onDelete && (
        <DeleteSession loading={isDeleting} disabled={isOffline} error={deleteError} onDelete={onDelete} />
      )}
      <BranchDialog {...branch.dialog} language={language} />
      {book.dialog}
    </SidePanel>
  );
}

/** The way to the panel of those who play together. */
function WayToTogether({ onOpen }: { onOpen: () => void }) {
  const { together } = useWords(sessionPanelWords);
  return (
    <Section>
      <Button size="small" icon={<Users />} onClick={onOpen}>
        {together}
      </Button>
    </Section>
  );
}

/** The button goes with the error: without the focus in the panel, Escape would not close it. */
function focusAnd(panel: HTMLElement | null, retry: () => void): void {
  panel?.focus();
  retry();
}

/** Whether a new game is to begin after a turn is asked first. */
function useBranchQuestion(onBranch: SessionPanelProps['onBranch']) {
  const [from, setFrom] = useState<MappedTurn>();
  const [open, setOpen] = useState(false);
  const ask = (turn: MappedTurn) => {
    setFrom(turn);
    setOpen(true);
  };
  const onConfirm = () => {
    setOpen(false);
    if (from) onBranch?.(from.id);
  };
  return {
    ask: onBranch && ask,
    dialog: { open, text: from ? firstWordsOf(from) : '', onOpenChange: setOpen, onConfirm },
  };
}
