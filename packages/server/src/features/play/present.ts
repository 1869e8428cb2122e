import {
  type ActedBy,
  type ActionResponse,
  type GameSession,
  type SessionData,
  SessionSummary,
  type Turn,
} from '@kathaloka/contract/entities';
import {
  chapterBegun,
  changesBetween,
  chapterReached,
  choicesOf,
  completionPercentage,
  isSceneAt,
  type PlayState,
  sceneEntered,
  scenesCompleted,
  sheetOf,
} from '@kathaloka/story';
import { beginningOf } from '../../platform/beginningOf.ts';
import { choiceOf } from './stored/choiceOf.ts';
import { wireParts } from './stored/partsOfRow.ts';
import type { NewTurn, Noted, NotedState, Retellings, ShownTurn, TurnRow } from './stored/turnsRepository.ts';
import type { SessionRow, SessionSummaryRow } from './stored/sessionsRepository.ts';
import { presentSessionStory, type Snapshot } from './stored/snapshots.ts';

/** The longest first line of a text, in characters. */
const LAST_LINE_MAX = 160;

export function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= LAST_LINE_MAX) return line;
  return `${beginningOf(line.slice(0, line.lastIndexOf(' ', LAST_LINE_MAX)), LAST_LINE_MAX)}…`;
}

const WrittenStory = SessionSummary.shape.story;

/** The fields of a session row that repeat its newest turn, so that lists need not read turns. */
export function summaryOf(snapshot: Snapshot, state: PlayState, text: string | null): SessionSummaryRow {
  const reached = chapterReached(snapshot.play, state);
  return {
    current_xp: state.current_xp,
    choices_made: state.choices_made,
    scenes_completed: scenesCompleted(state),
    completion_percentage: completionPercentage(snapshot.play, state),
    is_completed: state.is_completed,
    chapter: reached?.number ?? null,
    chapters: reached?.of ?? null,
    last_line: firstLine(text ?? ''),
  };
}

/** Whether a turn enters a scene, where the count of turns in the scene begins again. A picture does not. */
export const isScene = ({ action_type, state }: Pick<NewTurn, 'action_type' | 'state'>): boolean =>
  action_type !== 'show' && isSceneAt(state);

/** What the log says of a turn beside its text: how an attempt went, and what has changed of the player's sheet. */
export function notedOf(
  { hasLedger, play }: Pick<Snapshot, 'hasLedger' | 'play'>,
  before: NotedState | null,
  after: NotedState,
): Noted {
  if (!hasLedger) return {};
  const changes = before ? changesBetween(play, before, after) : [];
  return { ...(after.check && { check: after.check }), ...(changes.length > 0 && { changes }) };
}

/** Adds the fields that a page shows to a turn with its state. */
export const shownTurn = <T extends Pick<NewTurn, 'action_type' | 'state'>>(
  turn: T,
  before: PlayState | null,
  snapshot: Snapshot,
) => ({
  ...turn,
  is_scene: isScene(turn),
  entered: isScene(turn) ? sceneEntered(turn.state, before) : null,
  noted: notedOf(snapshot, before, turn.state),
});

/** Presents a turn in the same form in the history and in the answer of its action. */
export function presentTurn(
  turn: Omit<ShownTurn, 'parent_id' | 'told_offline_at'> & Partial<Pick<ShownTurn, 'told_offline_at'>>,
  retellings: Retellings,
  { play }: Pick<Snapshot, 'play'>,
  acted_by?: ActedBy | null,
): Turn {
  const chapter = chapterBegun(play, turn.entered);
  return {
    id: turn.id,
    action_type: turn.action_type,
    user_input: turn.user_input,
    ai_response: turn.ai_response,
    ...wireParts(turn),
    ...(turn.struck && { struck: [...turn.struck] }),
    selected_choice: choiceOf(turn),
    choices: turn.choices.map((choice) => ({ ...choice })),
    ...(turn.perhaps_meant !== null && { perhaps_meant: turn.perhaps_meant }),
    image_url: turn.image_url,
    ...(turn.image_alt !== null && { image_alt: turn.image_alt }),
    style: turn.style,
    model_used: turn.model_used,
    ...(turn.told_by !== null && { told_by: turn.told_by }),
    credits_consumed: turn.credits_consumed,
    timestamp: turn.committed_at.toISOString(),
    success: turn.success,
    is_scene: turn.is_scene,
    ...(chapter && { chapter: { ...chapter } }),
    ...turn.noted,
    ...(turn.told_offline_at && { told_offline_at: turn.told_offline_at.toISOString() }),
    ...(acted_by && { acted_by }),
    tellings: [...(retellings.get(turn.telling_of ?? turn.id) ?? [turn.id])],
  };
}

interface Answered {
  readonly turn: NewTurn;
  readonly retellings: Retellings;
  readonly snapshot: Snapshot;
  /** The state before the turn. */
  readonly before: PlayState;
  /** The XP that the player can spend now. */
  readonly current_xp: number;
  /** Set if several play. */
  readonly acted_by?: ActedBy | undefined;
}

/** What an answer adds if the account has only a few credits left; `credits` may be a placeholder. */
export const lowCredits = (credits: number | string) => ({
  low_credits_warning: true,
  credit_warning_message: `Your credits are running low! You have ${credits} left.`,
});

/** The answer of an action, without `lowCredits`. */
export function presentAnswer({
  turn: row,
  retellings,
  snapshot,
  before,
  current_xp,
  acted_by,
}: Answered): ActionResponse {
  const turn = presentTurn(shownTurn(row, before, snapshot), retellings, snapshot, acted_by);
  const { id, model_used, credits_consumed, told_by, choices, perhaps_meant, ai_response: text } = turn;
  const answer = {
    turn,
    turn_id: id,
    current_xp,
    model_used,
    credits_consumed,
    is_completed: row.state.is_completed,
    ...sheetIn(snapshot, row.state),
    ...(told_by !== undefined && { told_by }),
    ...(row.stepped_in && { stepped_in: row.stepped_in }),
  };
  const prompt = row.prompt ?? '';
  if (turn.action_type === 'show') {
    const { image_url, image_alt, style } = turn;
    if (image_url === null) return { ...answer, fallback_description: text ?? '', prompt };
    return { ...answer, image_url, ...(image_alt && { image_alt }), style: style ?? '', prompt };
  }
  if (turn.action_type === 'immerse') return { ...answer, setup: text ?? '', choices };
  return { ...answer, narrative: text ?? '', choices, ...(perhaps_meant && { perhaps_meant }) };
}

/** What the player carries and how they are, if the story has that. */
function sheetIn({ play }: Pick<Snapshot, 'play'>, state: PlayState): Pick<SessionData, 'sheet'> {
  const sheet = sheetOf(play, state);
  return sheet ? { sheet } : {};
}

interface Page {
  readonly session: SessionRow;
  readonly snapshot: Snapshot;
  readonly head: Pick<TurnRow, 'parent_id' | 'state'>;
  /** The turns of the page, oldest first. */
  readonly turns: readonly ShownTurn[];
  readonly hasEarlier: boolean;
  readonly retellings: Retellings;
  readonly running: string | null;
}

export function presentData({ session, snapshot, head, turns, hasEarlier, retellings }: Page): SessionData {
  return {
    narrative_history: turns.map((turn) => presentTurn(turn, retellings, snapshot, turn.acted_by)),
    has_earlier: hasEarlier,
    choices: choicesOf(snapshot.play, head.state).map((choice) => ({ ...choice })),
    ...sheetIn(snapshot, head.state),
    can_undo: head.parent_id !== null,
    can_redo: session.tip_turn_id !== session.head_turn_id,
  };
}

const progressOf = ({
  current_xp,
  choices_made,
  scenes_completed,
  is_completed,
  completion_percentage,
  chapter: number,
  chapters: of,
}: SessionSummaryRow) => ({
  current_xp,
  choices_made,
  scenes_completed,
  is_completed,
  completion_percentage,
  ...(number !== null && of !== null && { chapter: { number, of } }),
});

export function presentSession(page: Page): GameSession {
  const { session, snapshot, running } = page;
  return {
    id: session.id,
    story_id: session.story_id,
    story: presentSessionStory(snapshot),
    session_data: presentData(page),
    running_action: running,
    ...progressOf(session),
  };
}

interface SummaryRow extends SessionRow {
  readonly content: unknown;
  readonly title_told: string | null;
  readonly played_with: readonly string[] | null;
}

export function presentSummary(row: SummaryRow): SessionSummary {
  const { title, language, ...story } = WrittenStory.parse(row.content);
  return {
    id: row.id,
    story_id: row.story_id,
    story: { ...story, title: row.title_told ?? title, language: row.language ?? language },
    last_line: row.last_line,
    updated_at: row.updated_at.toISOString(),
    ...(row.played_with && { together: { players: [...row.played_with] } }),
    ...progressOf(row),
  };
}

export const presentCheck = (row: SessionRow | undefined) =>
  row
    ? { has_existing_session: true, session_id: row.id, ...progressOf(row) }
    : {
        has_existing_session: false,
        session_id: null,
        current_xp: 0,
        choices_made: 0,
        scenes_completed: 0,
        is_completed: false,
        completion_percentage: 0,
      };
