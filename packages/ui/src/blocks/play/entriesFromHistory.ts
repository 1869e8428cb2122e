import type { HistoryEntry } from '@kathaloka/contract/entities';
import type { LogEntry } from './logEntry.ts';
import { styleName } from './styleName.ts';
import { tellerName } from './tellerName.ts';

export interface HistoryReading {
  /** The words above what was told before. */
  separator: string;
  /** The display name of a model; its key, where there is no such model. */
  modelName: (modelKey: string) => string;
  /** The first turn of this visit: what lies before it is dimmed. The last turn, unless told otherwise. */
  firstNewTurn?: number;
}

/** The log of a session as it was left: what each turn asked, who told it, and what it told. */
export function entriesFromHistory(
  history: readonly HistoryEntry[],
  { separator, modelName, firstNewTurn = history.length - 1 }: HistoryReading,
): LogEntry[] {
  const entries = history.flatMap((turn, index) => {
    const isHistorical = index < firstNewTurn;
    return entriesOfTurn(turn, modelName).map((entry) => ({ ...entry, isHistorical }));
  });
  if (firstNewTurn <= 0 || entries.length === 0) return entries;
  return [
    { id: 'session-separator', type: 'session_separator', content: separator, isHistorical: true },
    ...entries,
  ];
}

function entriesOfTurn(turn: HistoryEntry, modelName: (key: string) => string): LogEntry[] {
  const entries: LogEntry[] = [];
  const add = (type: LogEntry['type'], content: string | null, more: Partial<LogEntry> = {}) => {
    if (content) entries.push({ id: `${turn.id}-${type}`, type, turn_id: turn.id, content, ...more });
  };
  add('user_action', turn.user_input);
  add('choice', turn.selected_choice);
  // a picture that could not be drawn was described, which is no failure to the reader
  if (!turn.success) {
    add(turn.action_type === 'show' ? 'narrative' : 'error', turn.ai_response);
    return entries;
  }
  if (turn.model_used) {
    const model_used = tellerName(turn, modelName(turn.model_used));
    add('model_info', model_used, { model_used, credits_consumed: turn.credits_consumed });
  }
  if (turn.action_type !== 'undo')
    add('image', turn.image_url, {
      image_alt: turn.image_alt,
      style: turn.style && styleName(turn.style, modelName),
    });
  add(turn.action_type === 'immerse' ? 'setup' : 'narrative', turn.ai_response);
  return entries;
}
