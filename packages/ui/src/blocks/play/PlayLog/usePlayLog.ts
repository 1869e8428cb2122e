import { HIGHLIGHT_MS } from '@kathaloka/contract/limits';
import { useRef } from 'react';
import { useDirection } from '../../../hooks/useDirection.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { useShortcuts } from '../../../hooks/useShortcuts.ts';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import { queries } from '../../../theme/queries.ts';
import { isShown } from '../logEntry.ts';
import { useLogValue } from './logContext.ts';
import type { PlayLogProps } from './playLogProps.ts';
import { useEndSeen } from './window/useEndSeen.ts';
import { useLogScroll } from './window/useLogScroll.ts';
import { useLogState } from './typing/useLogState.ts';
import { useLogWindow } from './window/useLogWindow.ts';
import { useToolbox } from './tools/useToolbox.ts';
import { useReportTyping } from './typing/useReportTyping.ts';
import { useTypedBelow } from './typing/useTypedBelow.ts';
import { useUnseenTyping } from './typing/useUnseenTyping.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/**
 * How many entries are rendered unless the view needs more: about five times what a desktop shows. The
 * browser processes all of them for each paint, even while text arrives.
 */
const WINDOW_SIZE = 24;
/** The share of the window that is rendered first: the view, and as much above it. */
const OPENING_SHARE = 0.8;

/** The state of the log: the told and the rendered entries, and the scroll position. */
export function usePlayLog(props: PlayLogProps) {
  const { entries, loading = false, windowSize = WINDOW_SIZE, typingFactor = 1 } = props;
  const { continuing } = useWords(playWords);
  const surfaceRef = useRef<HTMLDivElement>(null);
  const state = useLogState(entries, {
    loading,
    isOpening: props.isOpening ?? false,
    isTypingEnabled: typingFactor !== 0,
    continuing,
  });
  const step = Math.ceil(windowSize / 3);
  const shown = useLogWindow(state.told, Math.ceil(windowSize * OPENING_SHARE));
  const scroll = useLogScroll(surfaceRef, {
    entries: state.told,
    shown,
    lastId: state.lastId,
    startId: state.startId,
    ownTurn: props.ownTurn,
    size: windowSize,
    step,
    hasEarlier: Boolean(props.hasEarlier) && !props.loadingEarlier,
    onShowEarlier: useStableHandler(props.onShowEarlier),
  });
  useUnseenTyping(state, shown);
  useTypedBelow(surfaceRef, state);
  useEndSeen(surfaceRef, {
    lastId: state.lastId,
    isWhole: shown.isAtEnd && state.typingId === undefined,
    onEndSeen: props.onEndSeen,
  });
  useReportTyping(state.typingId !== undefined, props.onTypingChange);
  useShortcuts({ end: scroll.scrollToNewest }, true);
  const log = useLogValue({
    language: props.language ?? 'en',
    pageDirection: useDirection(surfaceRef),
    hasRuledLine: props.hasRuledLine ?? true,
    showsHands: props.showsHands ?? false,
    typingFactor,
    highlightMs: props.highlightMs ?? HIGHLIGHT_MS,
    surfaceRef,
    tapRef: props.tapRef ?? surfaceRef,
    hasToolMenu: useMediaQuery(queries.smallOrLow),
    toolbox: useToolbox(props.tools),
    onChooseRetelling: props.onChooseRetelling,
    onTyped: state.markTyped,
    onSelectAlternative: props.onSelectAlternative,
  });
  const rendered = state.told.slice(shown.start, shown.end).filter((entry) => isShown(entry, continuing));
  return { surfaceRef, state, shown, scroll, log, rendered };
}
