import type { Turn } from '@kathaloka/contract/entities';
import { partsOf } from '@kathaloka/story/hands';
import type { GrowingText, LogEntry } from './logEntry.ts';
import { styleName } from './styleName.ts';
import { tellerName } from './tellerName.ts';

export interface HistoryReading {
  /** The label above entries from earlier visits. */
  separator: string;
  /** The text at the end of a story. */
  theEnd?: string | undefined;
  /** Returns the display name of a model, or its key if it is unknown. */
  modelName: (modelKey: string) => string;
  /** The ids of the turns that existed when the log was opened, oldest first. All but the last are dimmed. */
  opened?: readonly string[] | undefined;
  /** Whether the story has ended, so that `theEnd` follows the turn that ended it. */
  isCompleted?: boolean | undefined;
  /** The turns taken since the log was opened, oldest first. A failed one is shown until another is taken. */
  visit?: readonly VisitTurn[] | undefined;
  /** The id of the reader, in a game with several players. */
  me?: string | undefined;
  /** The running turn. */
  running?: TurnInProgress | undefined;
}

/** The words of a player's request: typed text, or a choice. */
export type AskedWords = Partial<Pick<Turn, 'user_input' | 'selected_choice'>>;

/** A running turn, which is not part of the history yet. */
export interface TurnInProgress {
  /** The idempotency key of the turn. */
  key: string;
  asked: AskedWords;
  /** The text so far; undefined before the first words. */
  text: GrowingText | undefined;
  /** Whether the turn is an Immerse, whose text describes the moment. */
  isSetting: boolean;
  /** The id of the turn that the running turn retells. The first words of the retelling replace it. */
  replaces?: string | undefined;
}

/** Data that the history lacks about a turn taken while the log is open. */
export interface VisitTurn {
  /** The idempotency key of the turn, on which the ids of its entries are based during and after streaming. */
  key: string;
  /** The id of the turn in the history; undefined if it failed. */
  turn_id?: string | undefined;
  /** The ids of the turns before it, oldest first. A failure is shown after the last that still exists. */
  after: readonly string[];
  /** The failure of the turn, below what was asked; or the warnings of its answer. */
  notes: readonly LogEntry[];
}

/**
 * The log of a session: the request, teller and text of each turn, with failures between the turns.
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

/** Who acted, as fields of an entry; none for the reader's own turns. */
function actorOf(
  { acted_by }: Turn,
  me: string | undefined,
): Pick<LogEntry, 'acted_by' | 'is_by_vote' | 'votes' | 'voters' | 'is_tie'> {
  if (!acted_by || acted_by.id === me) return {};
  return acted_by.by_vote ? { is_by_vote: true, ...acted_by.vote } : { acted_by: acted_by.name };
}

type Actor = ReturnType<typeof actorOf>;

/** An entry for a command by another player or a vote, which has no words of its own. */
function deedWithoutWords(turn: Turn, id: string, by: Actor): LogEntry[] {
  const { action_type, user_input, selected_choice } = turn;
  const isNamed = by.is_by_vote || by.acted_by !== undefined;
  if (!isNamed || user_input || selected_choice || !DEEDS.has(action_type)) return [];
  return [{ id: `${id}-action`, type: 'action', turn_id: turn.id, content: action_type }];
}

const DEEDS: ReadonlySet<string> = new Set(['continue', 'immerse', 'show']);

/**
 * The index of the first new turn. The last turn of `opened` counts as new; if it was undone, all older turns are old.
 */
function firstNewTurn(history: readonly Turn[], opened: readonly string[] | undefined): number {
  if (!opened) return history.length - 1;
  const known = new Set(opened);
  const newest = history.findLastIndex(({ id }) => known.has(id));
  return history[newest]?.id === opened.at(-1) ? newest : newest + 1;
}

/**
 * The notes of a visit's newest turn if it failed, and the id of the turn after which to show them; undefined for the
 * end.
 */
function newestFailure(history: readonly Turn[], visit: readonly VisitTurn[]) {
  const newest = visit.at(-1);
  if (!newest || newest.turn_id !== undefined) return undefined;
  const there = new Set(history.map(({ id }) => id));
  return { place: newest.after.findLast((id) => there.has(id)), notes: newest.notes };
}

/** An entry before the first of consecutive turns that were played offline. */
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
 * Returns the entries for the words of a turn's request; none if it has no words.
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

/** The id of the entry with a turn's text, during and after streaming. */
const textId = (id: string) => `${id}-text`;

function entriesOfTurn(turn: Turn, id: string, modelName: (key: string) => string): LogEntry[] {
  const entries = entriesFromWords(id, turn, turn.id);
  const add = (type: LogEntry['type'], content: string | null, more: Partial<LogEntry> = {}) => {
    if (content) entries.push({ id: `${id}-${type}`, type, turn_id: turn.id, content, ...more });
  };
  const parts = partsOf(turn);
  const text = { id: textId(id), ...(parts.length > 0 && { parts }) };
  // a picture that could not be drawn was described instead, which readers do not see as a failure
  if (!turn.success) {
    if (turn.action_type === 'show') add('narrative', turn.ai_response, text);
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
  add(turn.action_type === 'immerse' ? 'setup' : 'narrative', turn.ai_response, text);
  return [...entries, ...entriesAfter(turn, id)];
}

/** What was struck from a turn, and what it decided and changed. It follows the text, which may have been told before this is known. */
function entriesAfter({ id: turn_id, struck, check, changes }: Turn, id: string): LogEntry[] {
  const common = { turn_id, content: '' };
  return [
    ...(struck ? [{ ...common, id: `${id}-struck`, type: 'struck' as const, struck }] : []),
    ...(check ? [{ ...common, id: `${id}-check`, type: 'check' as const, check }] : []),
    ...(changes?.length ? [{ ...common, id: `${id}-changes`, type: 'changes' as const, changes }] : []),
  ];
}
