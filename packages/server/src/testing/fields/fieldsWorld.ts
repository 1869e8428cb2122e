import type { FastifyInstance } from 'fastify';
import type { World } from '../roleRows.ts';
import type { TestDatabase } from '../testDatabase.ts';
import type { People } from './fieldRoles.ts';
import { asMarked, mailLinks, makePeople } from './fieldsPeople.ts';
import { copyPlay, playStories } from './fieldsPlay.ts';
import { writeStories } from './fieldsStories.ts';
import { type Mark, markRows } from './marks.ts';
import { writeRest } from './writtenRows.ts';

/** People in all situations: authors, players, payers, members, blocked people, and those with a guardian. */
export interface FieldsWorld extends Omit<World, 'caller'> {
  readonly people: People;
  readonly marks: readonly Mark[];
  readonly review_id: string;
  readonly archived_id: string;
  readonly series: string;
  readonly vote_id: string;
  readonly ended_id: string;
  readonly picture_id: string;
  readonly action_key: string;
  readonly report_id: string;
  readonly newest_id: string;
  readonly tokens: Readonly<Record<'guardian' | 'verify' | 'reset', string>>;
  readonly snapshot_id: string;
  /** A choice in the session with a vote. */
  readonly choice: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

export async function fieldsWorld(app: FastifyInstance, database: TestDatabase): Promise<FieldsWorld> {
  const { db, connection } = database;
  const made = await makePeople(db);
  const stories = await writeStories(app, db, made);
  const played = await playStories(app, db, { ...made, story_id: stories.story_id });
  const written = await writeRest({ db, people: made, ...stories, ...played });
  const tokens = await mailLinks(db, made);
  const marks = await markRows(connection);
  const people = await asMarked(db, made);
  const { payer } = people;
  const copied = await copyPlay(app, db, { payer, ...played });
  return { ...stories, ...played, ...written, ...copied, tokens, marks, people, owner: payer };
}
