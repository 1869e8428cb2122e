import type { Model } from '@kathaloka/contract/entities';
import { LOG_HEIGHT_BELOW_SCREEN_PX, LOG_HEIGHT_MIN_PX } from '@kathaloka/contract/limits';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useShortcuts } from '../../../hooks/useShortcuts.ts';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './EntryTools.tsx';
import { LogEntries } from './LogEntries.tsx';
import { Earlier, Kolam, Leaf, LogFrame, NewButton, Scroller } from './PlayLog.styles.ts';
import { spokenText } from './spokenText.ts';
import { useFollowing } from './useFollowing.ts';
import { useLogState } from './useLogState.ts';
import { useLogWindow } from './useLogWindow.ts';
import type { PlayLogLook } from './playLogLook.ts';

const WINDOW_SIZE = 80;
const HEIGHTS = { '--log-below': `${LOG_HEIGHT_BELOW_SCREEN_PX}px`, '--log-min': `${LOG_HEIGHT_MIN_PX}px` };

export interface PlayLogProps extends PlayLogLook {
  /** The whole log, oldest first. */
  entries: readonly LogEntry[];
  /** A turn is under way: what was new before is new no more. */
  isBusy?: boolean | undefined;
  /** The tale begins now: its first part is written out as well. */
  isOpening?: boolean | undefined;
  /** How many entries are in the page at once. */
  windowSize?: number | undefined;
  /** A tool of a part of the tale was pressed. */
  onTool?: ((tool: EntryTool, entry: LogEntry) => void) | undefined;
  /** Another model was chosen under an error. */
  onSelectAlternative?: ((model: Model) => void) | undefined;
}

/** The tale so far, with the newest part in view. */
export function PlayLog({
  entries,
  isBusy = false,
  isOpening = false,
  windowSize = WINDOW_SIZE,
  onTool,
  onSelectAlternative,
  ...look
}: PlayLogProps) {
  const words = usePlayWords();
  const surfaceRef = useRef<HTMLDivElement>(null);
  const isTypingEnabled = look.typingFactor !== 0;
  const state = useLogState(entries, { isBusy, isOpening, isTypingEnabled, continuing: words.continuing });
  const { told, lastId, initialIds } = state;
  const { start, showEarlier } = useLogWindow(told.length, windowSize, surfaceRef);
  const { hasUnseen, scrollToNewest } = useFollowing(surfaceRef, lastId);
  useShortcuts({ end: scrollToNewest }, true);
  const handlers = {
    surfaceRef,
    onTool: useStableHandler(onTool),
    onSelectAlternative: useStableHandler(onSelectAlternative),
  };

  return (
    <LogFrame>
      <Scroller
        ref={surfaceRef}
        role="log"
        aria-live="off"
        aria-label={words.log}
        tabIndex={0}
        style={HEIGHTS}
      >
        <Leaf dir={directionOf(look.language ?? 'en')}>
          {start > 0 && (
            <Earlier>
              <Button variant="ghost" icon={<ArrowUp />} onClick={showEarlier}>
                {words.earlier}
              </Button>
            </Earlier>
          )}
          <LogEntries entries={told.slice(start)} state={state} {...look} {...handlers} />
          {told.length > 0 && (
            <Kolam>
              <KolamDivider />
            </Kolam>
          )}
        </Leaf>
      </Scroller>
      {hasUnseen && (
        <NewButton type="button" onClick={scrollToNewest}>
          <ArrowDown /> {words.newBelow}
        </NewButton>
      )}
      <LiveRegion>{spokenText(told, initialIds, words)}</LiveRegion>
    </LogFrame>
  );
}
