import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/schema.ts';
import { invite, linkTo } from '../links.ts';
import type { Person } from '../people.ts';
import { playing } from '../playing.ts';
import type { People } from './fieldRoles.ts';

const typed = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;

/** Plays sessions with turns, with a vote and with an ending, and sessions of other people. */
export async function playStories(
  app: FastifyInstance,
  db: Database,
  people: People & { readonly story_id: string },
) {
  const { payer, member, admin, blocked, closed, stranger, child, story_id } = people;
  const play = playing(app, db);
  const begin = async ({ headers }: Person) =>
    (await play.call('createSession', { headers, body: { story_id } })).body.id;
  const change = (session_id: string, body: object) =>
    play.call('changeTogether', { headers: payer.headers, params: { session_id }, body });

  const session_id = await begin(payer);
  await invite(app, payer, session_id, [member, admin, blocked, closed]);
  await change(session_id, { words_allowed: true });
  const action_key = randomUUID();
  await play.act(payer, session_id, typed('I whistle to the moon'), action_key);
  await play.act(member, session_id, typed('I sing to the river'));
  await play.act(admin, session_id, { selected_choice: 'Swim' });
  const shown = { action_type: 'show', selected_model: 'vishvakarma' } as const;
  const { turn_id: picture_id } = await play.act(payer, session_id, shown);

  const by_admin = await begin(admin);
  await invite(app, admin, by_admin, [member]);

  const vote_id = await begin(payer);
  await invite(app, payer, vote_id, [member, admin]);
  await change(vote_id, { way: 'vote', vote_seconds: 60 });
  const { session_data } = await play.read(payer, vote_id);
  const newest_id = session_data.narrative_history[0]!.id;
  await linkTo(app, payer, { session_id: vote_id, turn_id: newest_id });
  const vote = { params: { session_id: vote_id }, body: { turn_id: newest_id, choice: { text: 'Swim' } } };
  await play.call('vote', { headers: member.headers, ...vote });

  const ended_id = await begin(payer);
  for (const selected_choice of ['Ring the bell', 'Sit down'])
    await play.act(payer, ended_id, { selected_choice });
  await play.act(stranger, await begin(stranger), typed('I go home'));
  await begin(child);
  return { session_id, action_key, picture_id, vote_id, newest_id, ended_id };
}

interface Marked {
  readonly payer: Person;
  readonly session_id: string;
  readonly vote_id: string;
}

/** Makes copies of marked values: a link, an invitation, a report. */
export async function copyPlay(app: FastifyInstance, db: Database, { payer, session_id, vote_id }: Marked) {
  const play = playing(app, db);
  const { session_data } = await play.read(payer, session_id);
  const turn_id = session_data.narrative_history.findLast(({ user_input }) => user_input !== null)!.id;
  const shared = await linkTo(app, payer, { session_id, turn_id });
  const invitation = await invite(app, payer, session_id);
  const body = { kind: 'hate', words: 'Unkind' };
  await play.call('reportTurn', { headers: payer.headers, params: { session_id, turn_id }, body });
  const choice = (await play.read(payer, vote_id)).session_data.choices[0]!.text;
  return { turn_id, shared, invitation, choice };
}
