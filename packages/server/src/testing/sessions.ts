import type { Database, NewRow, Queries } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';

type NewTurn = { readonly committed_at: Date } & Partial<NewRow<'turns'>>;

/** Inserts sessions for tests, each with turns after its first one. */
export function sessions(db: Database) {
  return async function session(values: NewSession, turns: readonly NewTurn[] = []): Promise<string> {
    const id = newId();
    const created_at = values.created_at ?? new Date('2026-01-02T00:00:00Z');
    const snapshot = {
      id: newId(),
      story_id: values.story_id,
      digest: id,
      content: '{}',
      created_at,
    };
    await db.insertInto('story_snapshots').values(snapshot).execute();
    const told = [{ committed_at: created_at }, ...turns].map((turn, at) => ({
      ...turnDefaults(at === 0 ? 'story_start' : 'continue'),
      ...turn,
      id: newId(),
      session_id: id,
      user_id: values.user_id,
      parent_id: null,
    }));
    const head_turn_id = told.at(-1)!.id;
    const row = {
      id,
      ...values,
      created_at,
      updated_at: created_at,
      snapshot_id: snapshot.id,
      head_turn_id,
      tip_turn_id: head_turn_id,
      current_xp: 100,
      choices_made: 0,
      scenes_completed: 0,
      completion_percentage: 0,
      is_completed: false,
      last_line: '',
    };
    // the session and its first turn reference each other
    await inTransaction(db, async (transaction) => {
      await transaction.insertInto('game_sessions').values(row).execute();
      await transaction.insertInto('turns').values(told).execute();
    });
    return id;
  };
}

export interface NewSession {
  readonly user_id: string;
  readonly story_id: string;
  readonly created_at?: Date;
}

function turnDefaults(action_type: 'story_start' | 'continue') {
  return {
    action_type,
    telling_of: null,
    user_input: null,
    selected_choice: null,
    selected_answer: null,
    ai_response: 'The river waits.',
    choices: '[]',
    image_url: null,
    image_alt: null,
    style: null,
    prompt: null,
    model_used: null,
    credits_consumed: 0,
    success: true,
    state: '{}',
    duration_ms: 0,
  };
}

/** The columns that identify a session. */
export async function keyOfSession(db: Queries, session_id: string) {
  const { user_id } = await db
    .selectFrom('game_sessions')
    .where('id', '=', session_id)
    .select('user_id')
    .executeTakeFirstOrThrow();
  return { session_id, user_id };
}
