import type { Model } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { LogEntry } from '../logEntry.ts';
export type { LogEntry } from '../logEntry.ts';
import type { PlayLogLook } from './playLogLook.ts';
import type { Retellings } from './entries/RetellingSwitch.tsx';

export interface PlayLogProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>, PlayLogLook {
  /** The entries, oldest first. Earlier entries may be added. */
  entries: readonly LogEntry[];
  /** Whether there are earlier entries to load. */
  hasEarlier?: boolean | undefined;
  /** Whether earlier entries are loading. */
  loadingEarlier?: boolean | undefined;
  /** Called when the reader scrolls near the first entry, once for each page, or presses the button. */
  onShowEarlier?: (() => void) | undefined;
  /** Whether a turn is running, which clears the highlight. */
  loading?: boolean | undefined;
  /** The key of the running turn if the reader asked for it: it leads to the newest part. */
  ownTurn?: string | undefined;
  /** Whether the session has just started, so that its first turn is also typed out. */
  isOpening?: boolean | undefined;
  /** Called when typing out new text starts, and when it ends. */
  onTypingChange?: ((isTyping: boolean) => void) | undefined;
  /** Called with true when the end of the newest entry has come into view, with false for a new one below the view. */
  onEndSeen?: ((isSeen: boolean) => void) | undefined;
  /** The element on which a tap finishes typing; by default the log. */
  tapRef?: RefObject<HTMLElement | null> | undefined;
  /** The maximum number of rendered entries, unless the view needs more. */
  windowSize?: number | undefined;
  /** The retellings of the newest turn. */
  retellings?: Retellings | undefined;
  /** Called with the number of the retelling of the newest turn to show. */
  onChooseRetelling?: ((number: number) => void) | undefined;
  /** What stands at the top of the first page. */
  head?: ReactNode;
  /** What stands at the end of the page, under the newest turn; hidden while that is typed out. */
  foot?: ReactNode;
  /** Called when an alternative model is chosen under an error. */
  onSelectAlternative?: ((model: Model) => void) | undefined;
}

/** Returns the props of the root element. */
export function framePropsOf({
  entries: _entries,
  hasEarlier: _hasEarlier,
  loadingEarlier: _loadingEarlier,
  onShowEarlier: _onShowEarlier,
  loading: _loading,
  ownTurn: _ownTurn,
  isOpening: _isOpening,
  onTypingChange: _onTypingChange,
  onEndSeen: _onEndSeen,
  tapRef: _tapRef,
  windowSize: _windowSize,
  retellings: _retellings,
  onChooseRetelling: _onChooseRetelling,
  head: _head,
  foot: _foot,
  onSelectAlternative: _onSelectAlternative,
  language: _language,
  typingFactor: _typingFactor,
  hasRuledLine: _hasRuledLine,
  showsHands: _showsHands,
  isSilent: _isSilent,
  tools: _tools,
  activeTool: _activeTool,
  highlightMs: _highlightMs,
  ...frame
}: PlayLogProps) {
  return frame;
}
