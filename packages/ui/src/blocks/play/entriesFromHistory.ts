import type { Turn } from '@kathaloka/contract/entities';
import type { GrowingText, LogEntry } from './logEntry.ts';
import { styleName } from './styleName.ts';
import { tellerName } from './tellerName.ts';

export interface HistoryReading {
  /** The words above what was told before. */
  separator: string;
  /** The words at the end of a story. */
  theEnd?: string | undefined;
  /** The display name of a model; its key, where there is no such model. */
  modelName: (modelKey: string) => string;
  /** The ids of the turns with which the log was opened, oldest first: the last of them is the first that is not dimmed. */
  opened?: readonly string[] | undefined;
  /** The story has ended: its words follow the turn that ended it. */
  isCompleted?: boolean | undefined;
  /** The turns that were taken since the log was opened, oldest first. One that failed is shown until another is taken. */
  visit?: readonly VisitTurn[] | undefined;
  /** The reader, where others play too. */
  me?: string | undefined;
  /** The turn that runs. */
  running?: TurnInProgress | undefined;
}

/** What a player asked in words. */
export type AskedWords = Partial<Pick<Turn, 'user_input' | 'selected_choice'>>;

/** A turn that runs and is no part of the history yet. */
export interface TurnInProgress {
  /** Its idempotency key. */
  key: string;
  asked: AskedWords;
  /** Its text; undefined before the first words. */
  text: GrowingText | undefined;
  /** Whether it describes the moment. */
  isSetting: boolean;
  /** The turn that it tells another way, whose place it takes with its first words. */
  replaces?: string | undefined;
}

/** What the history does not say of a turn that was taken while the log was open. */
export interface VisitTurn {
  /** Its idempotency key: its entries have the ids under which they streamed. */
  key: string;
  /** The turn that it added to the history; undefined if it failed. */
  turn_id?: string | undefined;
  /** The ids of the turns before it, oldest first: a failure stands after the last of them that is left. */
  after: readonly string[];
  /** Its failure, under what was asked; or the warnings that came with its answer. */
  notes: readonly LogEntry[];
}

/**
 * The log of a session: what each turn asked, who told it, and what it told, with the failures between them.
 *
 * @example
 * const entries = entriesFromHistory(turns, { separator, modelName, isCompleted: false });
 */
export function entriesFromHistory(
  turns: readonly Turn[],
  { separator, modelName, visit = [], running, ...reading }: HistoryReading,
): LogEntry[] {
  const replaced = running?.text && running.replaces;
  const history = replaced === undefined ? turns : turns.filter(({ id }) => id !== replaced);
  const firstNew = firstNewTurn(history, reading.opened);
  const end = reading.isCompleted ? history.findLastIndex(({ action_type }) => action_type !== 'show') : -1;
  const told = new Map(visit.map((taken) => [taken.turn_id, taken]));
  const failure = newestFailure(history, visit);
  const entries = history.flatMap((turn, index): LogEntry[] => {
    const taken = told.get(turn.id);
    const id = taken?.key ?? turn.id;
    const isHistorical = index < firstNew;
    const by = actorOf(turn, reading.me);
    const wasOffline = history[index - 1]?.told_offline_at !== undefined;
    return [
      ...(turn.told_offline_at && !wasOffline ? [{ ...offlineFrom(turn, id), isHistorical }] : []),
      ...[...deedWithoutWords(turn, id, by), ...entriesOfTurn(turn, id, modelName)].map((entry) => ({
        ...entry,
        ...by,
        isHistorical,
      })),
      ...(taken?.notes ?? []),
      ...(index === end ? [endOf(turn, id, reading.theEnd)] : []),
      ...(failure?.place === turn.id ? failure.notes : []),
    ];
  });
  if (failure && failure.place === undefined) entries.push(...failure.notes);
  if (running) entries.push(...entriesInProgress(running));
  if (firstNew <= 0 || entries.length === 0) return entries;
  return [
    { id: 'session-separator', type: 'session_separator', content: separator, isHistorical: true },
    ...entries,
  ];
}

/** Who acted, as the log says it: nobody of the reader's own turns. */
function actorOf(
  { acted_by }: Turn,
  me: string | undefined,
): Pick<LogEntry, 'acted_by' | 'is_by_vote' | 'votes' | 'voters' | 'is_tie'> {
  if (!acted_by || acted_by.id === me) return {};
  return acted_by.by_vote ? { is_by_vote: true, ...acted_by.vote } : { acted_by: acted_by.name };
}

type Actor = ReturnType<typeof actorOf>;

/** Somebody else who has chosen and typed nothing is named all the same. */
function deedWithoutWords(turn: Turn, id: string, by: Actor): LogEntry[] {
  const { action_type, user_input, selected_choice } = turn;
  const isNamed = by.is_by_vote || by.acted_by !== undefined;
  if (!isNamed || user_input || selected_choice || !DEEDS.has(action_type)) return [];
  return [{ id: `${id}-action`, type: 'action', turn_id: turn.id, content: action_type }];
}

const DEEDS: ReadonlySet<string> = new Set(['continue', 'immerse', 'show']);

/** Where what is new begins; where the turn that was the newest one has been taken back, all that is left is from before. */
function firstNewTurn(history: readonly Turn[], opened: readonly string[] | undefined): number {
  if (!opened) return history.length - 1;
  const known = new Set(opened);
  const newest = history.findLastIndex(({ id }) => known.has(id));
  return history[newest]?.id === opened.at(-1) ? newest : newest + 1;
}

/** The failure of the newest turn of a visit, and the turn after which it stands; undefined: after all of them. */
function newestFailure(history: readonly Turn[], visit: readonly VisitTurn[]) {
  const newest = visit.at(-1);
  if (!newest || newest.turn_id !== undefined) return undefined;
  const there = new Set(history.map(({ id }) => id));
  return { place: newest.after.findLast((id) => there.has(id)), notes: newest.notes };
}

/** Before the first of the turns that were played without a network, one after the other. */
const offlineFrom = (turn: Turn, id: string): LogEntry => ({
  id: `${id}-told_offline`,
  type: 'told_offline',
  turn_id: turn.id,
  content: turn.told_offline_at ?? '',
});

const endOf = (turn: Turn, id: string, theEnd = ''): LogEntry => ({
  id: `${id}-completion`,
  type: 'completion',
  turn_id: turn.id,
  content: theEnd,
});

function entriesInProgress({ key, asked, text, isSetting, replaces }: TurnInProgress): LogEntry[] {
  if (!text) return replaces === undefined ? entriesFromWords(key, asked) : [];
  const type = isSetting ? 'setup' : 'narrative';
  return [
    ...entriesFromWords(key, asked),
    { id: textId(key), type, content: '', growing: text, isArriving: true },
  ];
}

/**
 * The line of what a turn asked in words, if it did.
 *
 * @example
 * const entries = entriesFromWords('turn-7', { user_input: 'Board the ferry' });
 */
export function entriesFromWords(
  id: string,
  { user_input, selected_choice }: AskedWords,
  turn_id?: string,
): LogEntry[] {
  const entries: LogEntry[] = [];
  if (user_input)
    entries.push({ id: `${id}-user_action`, type: 'user_action', turn_id, content: user_input });
  if (selected_choice) {
    const { text: content, answer } = selected_choice;
    entries.push({ id: `${id}-choice`, type: 'choice', turn_id, content, answer });
  }
  return entries;
}

/** The id of a turn's text, while it streams and afterwards. */
const textId = (id: string) => `${id}-text`;

function entriesOfTurn(turn: Turn, id: string, modelName: (key: string) => string): LogEntry[] {
  const entries = entriesFromWords(id, turn, turn.id);
  const add = (type: LogEntry['type'], content: string | null, more: Partial<LogEntry> = {}) => {
    if (content) entries.push({ id: `${id}-${type}`, type, turn_id: turn.id, content, ...more });
  };
  // a picture that could not be drawn was described, which is no failure to the reader
  if (!turn.success) {
    if (turn.action_type === 'show') add('narrative', turn.ai_response, { id: textId(id) });
    else add('error', turn.ai_response);
    return entries;
  }
  const { chapter } = turn;
  if (chapter) add('chapter', chapter.title, { chapter_number: chapter.number, chapter_of: chapter.of });
  if (turn.model_used && turn.credits_consumed > 0) {
    const model_used = tellerName(turn, modelName(turn.model_used));
    add('model_info', model_used, { model_used, credits_consumed: turn.credits_consumed });
  }
  if (turn.action_type !== 'undo')
    add('image', turn.image_url, {
      image_alt: turn.image_alt,
      style: turn.style && styleName(turn.style, modelName),
    });
  add(turn.action_type === 'immerse' ? 'setup' : 'narrative', turn.ai_response, { id: textId(id) });
  return entries;
}
