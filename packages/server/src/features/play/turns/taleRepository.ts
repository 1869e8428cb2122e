import type { TurnCheck } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Queries, Row } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { enters } from '../stored/turnsRepository.ts';

const SHOWN = [
  'id',
  'action_type',
  'user_input',
  'selected_choice',
  'selected_answer',
  'ai_response',
  'parts',
  'model_used',
  'told_by',
  'image_url',
  'image_alt',
  'style',
  'success',
] as const;

export interface ToldRow extends Pick<Row<'turns'>, (typeof SHOWN)[number]> {
  /** The prompt of a picture that is drawn on request. */
  readonly prompt: string | null;
  /** The result of the attempt that was made. */
  readonly check: TurnCheck | null;
}

interface PathIds extends Pick<SessionKey, 'user_id'> {
  readonly ids: readonly string[];
}

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** What these turns told, in this order. */
export async function findTold(db: Queries, { user_id, ids }: PathIds): Promise<ToldRow[]> {
  const rows = await db
    .selectFrom('turns')
    .where('id', '=', among(ids))
    .where('turns.user_id', '=', user_id)
    .select(SHOWN)
    .select(sql<TurnCheck | null>`state -> 'check'`.as('check'))
    .select(sql<string | null>`case when image_url like '/scenes/%' then prompt end`.as('prompt'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The turns, among the given ones, that enter one of these scenes for the first time, with the scene. */
export async function findEntered(
  db: Queries,
  { user_id, ids, scenes }: PathIds & { readonly scenes: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (scenes.length === 0) return new Map();
  const { rows } = await sql<{ id: string; node: string }>`
    select id, state ->> 'node' as node from turns
    where id = any(${ids}::uuid[]) and turns.user_id = ${user_id} and action_type <> 'show'
      and state ->> 'node' = any(${scenes}::text[]) and ${enters}
      and not exists (
        select from turns as before where before.id = turns.parent_id
          and before.state -> 'scenes' ? (turns.state ->> 'node') and before.user_id = ${user_id}
      )
  `.execute(db);
  return new Map(rows.map(({ id, node }) => [id, node]));
}

export interface TellerRow extends Pick<Row<'turns'>, 'model_used' | 'told_by'> {
  /** Whether the model drew a picture instead of telling. */
  readonly has_drawn: boolean;
}

/** The models that told or drew these turns, in the order of their first turn. */
export async function findTellers(db: Queries, { user_id, ids }: PathIds): Promise<TellerRow[]> {
  const { rows } = await sql<TellerRow>`
    select model_used, told_by, image_url is not null as has_drawn from turns
    where id = any(${ids}::uuid[]) and turns.user_id = ${user_id} and success and model_used is not null
    group by 1, 2, 3 order by min(committed_at), 1, 2
  `.execute(db);
  return rows;
}
