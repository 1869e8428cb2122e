import type { Model } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './entryTool.ts';
import type { PlayLogLook } from './playLogLook.ts';
import type { Tellings } from './TellingSwitch.tsx';

export interface PlayLogProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>, PlayLogLook {
  /** The log, oldest first. Earlier entries may be added to it. */
  entries: readonly LogEntry[];
  /** Whether there are entries before the first one, which can be fetched. */
  hasEarlier?: boolean | undefined;
  /** Whether they are being fetched. */
  isLoadingEarlier?: boolean | undefined;
  /** Called when the reader comes near the first entry: once for each page, or when the button is pressed. */
  onShowEarlier?: (() => void) | undefined;
  /** Whether a turn is running, which clears the highlight. */
  loading?: boolean | undefined;
  /** Whether the session has just started, so that its first part types out as well. */
  isOpening?: boolean | undefined;
  /** The maximum number of rendered entries, unless the view needs more. */
  windowSize?: number | undefined;
  /** In which ways the newest part was told. */
  tellings?: Tellings | undefined;
  /** A tool of a part of the tale was pressed. */
  onTool?: ((tool: EntryTool, entry: LogEntry) => void) | undefined;
  /** Called with the number of the telling of the newest part that is to be shown. */
  onChooseTelling?: ((number: number) => void) | undefined;
  /** Called when an alternative model is chosen under an error. */
  onSelectAlternative?: ((model: Model) => void) | undefined;
}

/** What is meant for the root element. */
export function framePropsOf({
  entries: _entries,
  hasEarlier: _hasEarlier,
  isLoadingEarlier: _isLoadingEarlier,
  onShowEarlier: _onShowEarlier,
  loading: _loading,
  isOpening: _isOpening,
  windowSize: _windowSize,
  tellings: _tellings,
  onTool: _onTool,
  onChooseTelling: _onChooseTelling,
  onSelectAlternative: _onSelectAlternative,
  language: _language,
  typingFactor: _typingFactor,
  hasRuledLine: _hasRuledLine,
  tools: _tools,
  activeTool: _activeTool,
  retellCost: _retellCost,
  highlightMs: _highlightMs,
  ...frame
}: PlayLogProps) {
  return frame;
}
