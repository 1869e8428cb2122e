import type { GameSession, HistoryEntry, SessionData, SessionSummary } from '@kathaloka/contract/entities';
import { choicesOf, completionPercentage, type PlayState, scenesCompleted } from '@kathaloka/contract/story';
import type { SessionRow, SessionSummaryRow, TurnRow } from './repository.ts';
import { presentSessionStory, type Snapshot } from './snapshots.ts';

/** Of the beginning of a text, about a line. */
const LAST_LINE_MAX = 160;

export function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= LAST_LINE_MAX) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LAST_LINE_MAX)).slice(0, LAST_LINE_MAX)}…`;
}

/** What a session row repeats of its newest turn, so that lists need not read turns. */
export function summaryOf(snapshot: Snapshot, state: PlayState, text: string | null): SessionSummaryRow {
  return {
    current_xp: state.current_xp,
    choices_made: state.choices_made,
    scenes_completed: scenesCompleted(state),
    completion_percentage: completionPercentage(snapshot.play, state),
    is_completed: state.is_completed,
    last_line: firstLine(text ?? ''),
  };
}

export function presentTurn(turn: TurnRow, tellings: ReadonlyMap<string, readonly string[]>): HistoryEntry {
  return {
    id: turn.id,
    action_type: turn.action_type,
    user_input: turn.user_input,
    ai_response: turn.ai_response,
    selected_choice: turn.selected_choice,
    choices: [...turn.choices],
    ...(turn.perhaps_meant !== null && { perhaps_meant: turn.perhaps_meant }),
    image_url: turn.image_url,
    ...(turn.image_alt !== null && { image_alt: turn.image_alt }),
    style: turn.style,
    model_used: turn.model_used,
    ...(turn.told_by !== null && { told_by: turn.told_by }),
    credits_consumed: turn.credits_consumed,
    timestamp: turn.committed_at.toISOString(),
    success: turn.success,
    tellings: [...(tellings.get(turn.telling_of ?? turn.id) ?? [turn.id])],
  };
}

interface Page {
  readonly session: SessionRow;
  readonly snapshot: Snapshot;
  readonly head: TurnRow;
  /** Oldest first. */
  readonly turns: readonly TurnRow[];
  readonly hasEarlier: boolean;
  readonly tellings: ReadonlyMap<string, readonly string[]>;
  readonly running: string | null;
}

export function presentData({ session, snapshot, head, turns, hasEarlier, tellings }: Page): SessionData {
  return {
    narrative_history: turns.map((turn) => presentTurn(turn, tellings)),
    has_earlier: hasEarlier,
    choices: choicesOf(snapshot.play, head.state).map((choice) => ({ ...choice })),
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
}: SessionSummaryRow) => ({
  current_xp,
  choices_made,
  scenes_completed,
  is_completed,
  completion_percentage,
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

export function presentSummary(row: SessionRow & { readonly content: unknown }): SessionSummary {
  const { game_config: _config, ...story } = presentSessionStory(row.content);
  return {
    id: row.id,
    story_id: row.story_id,
    story,
    last_line: row.last_line,
    updated_at: row.updated_at.toISOString(),
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
