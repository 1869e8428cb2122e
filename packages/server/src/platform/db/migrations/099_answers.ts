import { type Kysely, sql } from 'kysely';

/**
 * What a player has typed where a choice asks stands beside the choice: until now it stood on the line after its text.
 * Which choice was answered is seen in the state after it, because an author's text may have several lines, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column selected_answer text`.execute(db);
  await sql`alter table together_votes add column answer text`.execute(db);
  // a vote is open for a minute at most: whoever has answered votes again
  await sql`delete from together_votes where position(chr(10) in choice) > 0`.execute(db);
  await partTurns(db);
  await partSharedTurns(db);
  await partAnswers(db);
}

async function partTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    update turns set selected_answer = given.answer,
      selected_choice = left(selected_choice, -length(given.answer) - 1)
    from (select id, state #>> '{words,-1,1}' as answer from turns where position(chr(10) in selected_choice) > 0) given
    where given.id = turns.id and right(selected_choice, length(given.answer) + 1) = chr(10) || given.answer
  `.execute(db);
}

/** The tales of links, which are copies. */
async function partSharedTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    update shared_turns set tale = jsonb_set(tale, '{turns}', (
      select jsonb_agg(turn || case
        when right(turn ->> 'selected_choice', length(answer) + 1) = chr(10) || answer then jsonb_build_object(
          'selected_choice', left(turn ->> 'selected_choice', -length(answer) - 1), 'selected_answer', answer)
        else '{"selected_answer": null}' end order by place)
      from jsonb_array_elements(tale -> 'turns') with ordinality as turns (turn, place)
        cross join lateral (select turn #>> '{state,words,-1,1}' as answer) given
    ))
  `.execute(db);
}

/** What an action is answered that is sent again. */
async function partAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    update play_actions set answer = jsonb_set(answer, '{turn,selected_choice}', jsonb_strip_nulls(
      jsonb_build_object('text', turns.selected_choice, 'answer', turns.selected_answer)))
    from turns
    where turns.id = (answer #>> '{turn,id}')::uuid and jsonb_typeof(answer #> '{turn,selected_choice}') = 'string'
  `.execute(db);
}
