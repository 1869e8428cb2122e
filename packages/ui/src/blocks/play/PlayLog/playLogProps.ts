import type { Model } from '@kathaloka/contract/entities';
import type { ComponentProps, RefObject } from 'react';
import type { LogEntry } from '../logEntry.ts';
export type { LogEntry } from '../logEntry.ts';
import type { PlayLogLook } from './playLogLook.ts';
import type { Retellings } from './entries/RetellingSwitch.tsx';

export interface PlayLogProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>, PlayLogLook {
  /** The log, oldest first. Earlier entries may be added to it. */
  entries: readonly LogEntry[];
  /** Whether there are entries before the first one, which can be fetched. */
  hasEarlier?: boolean | undefined;
  /** Whether they are being fetched. */
  loadingEarlier?: boolean | undefined;
  /** Called when the reader comes near the first entry: once for each page, or when the button is pressed. */
  onShowEarlier?: (() => void) | undefined;
  /** Whether a turn is running, which clears the highlight. */
  loading?: boolean | undefined;
  /** Whether the session has just started, so that its first turn types out as well. */
  isOpening?: boolean | undefined;
  /** Called when the writing out of new text begins, and when all of it has been written. */
  onTypingChange?: ((isTyping: boolean) => void) | undefined;
  /** The element on which a tap finishes the writing; the log itself by default. */
  tapRef?: RefObject<HTMLElement | null> | undefined;
  /** The maximum number of rendered entries, unless the view needs more. */
  windowSize?: number | undefined;
  /** In which ways the newest turn was told. */
  retellings?: Retellings | undefined;
  /** Called with the number of the telling of the newest turn that is to be shown. */
  onChooseRetelling?: ((number: number) => void) | undefined;
  /** Called when an alternative model is chosen under an error. */
  onSelectAlternative?: ((model: Model) => void) | undefined;
}

/** What is meant for the root element. */
export function framePropsOf({
  entries: _entries,
  hasEarlier: _hasEarlier,
  loadingEarlier: _loadingEarlier,
  onShowEarlier: _onShowEarlier,
  loading: _loading,
  isOpening: _isOpening,
  onTypingChange: _onTypingChange,
  tapRef: _tapRef,
  windowSize: _windowSize,
  retellings: _retellings,
  onChooseRetelling: _onChooseRetelling,
  onSelectAlternative: _onSelectAlternative,
  language: _language,
  typingFactor: _typingFactor,
  hasRuledLine: _hasRuledLine,
  isSilent: _isSilent,
  tools: _tools,
  activeTool: _activeTool,
  highlightMs: _highlightMs,
  ...frame
}: PlayLogProps) {
  return frame;
}
