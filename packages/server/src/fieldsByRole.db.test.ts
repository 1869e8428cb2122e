/** Checks that the reader of each answer may know each of its fields (`platform/db/audiences.ts`). */
import type { CallName } from '@kathaloka/contract/calls';
import { endpoints } from '@kathaloka/contract/endpoints';
import { FIRST_SCENE_PATH, paths, PREFERENCES_PATH } from '@kathaloka/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzip } from './features/books/testing/unzip.ts';
import type { Audience } from './platform/db/audience.ts';
import { buildTestApp } from './testing/buildTestApp.ts';
import { type Answers, answersOf, type Read } from './testing/fields/answers.ts';
import { fieldRequest, tokensIn } from './testing/fields/fieldRequests.ts';
import { FIELD_ROLES } from './testing/fields/fieldRoles.ts';
import { type FieldsWorld, fieldsWorld } from './testing/fields/fieldsWorld.ts';
import { audienceOf, MARKED_COLUMNS, type Mark, marksIn } from './testing/fields/marks.ts';
import { type Knower, mayKnow, readRelations, type Relations } from './testing/fields/relations.ts';
import { fileDatabase } from './testing/testFile.ts';
import { untilIndexed } from './testing/untilIndexed.ts';

let world: FieldsWorld;
let marksOf: (text: string) => Mark[];

const database = await fileDatabase();

beforeAll(async () => {
  const app = await buildTestApp({ db: database.db });
  world = await fieldsWorld(app, database);
  marksOf = marksIn(world.marks);
  await untilIndexed(database.db);
  await app.close();
});

/** Calls that remove something run after all calls that read and write. */
const TAKES = /^(?:delete|erase|remove|end|revoke|leave|block|withdraw|archive|merge|reject)/;
/** Calls that end the caller's login run last, in this order. */
const ENDS: readonly CallName[] = [
  'endOtherSessions',
  'changePassword',
  'resetPassword',
  'deleteMyAccount',
  'logout',
  'endSession',
];
function rankOf(name: CallName): number {
  if (ENDS.includes(name)) return 3 + ENDS.indexOf(name);
  if (endpoints[name].method === 'GET') return 0;
  return TAKES.test(name) ? 2 : 1;
}
const names = (Object.keys(endpoints) as CallName[]).toSorted((one, other) => rankOf(one) - rankOf(other));

const textOfBook = (book: Buffer): string =>
  unzip(book)
    .map(({ content }) => String(content))
    .join('\n');

/** The calls that have succeeded for some role. */
const answered = new Set<string>();
/** The calls that no role can make successfully in this world, each with the reason. */
const SILENT: Partial<Record<CallName, string>> = {
  signInWithGoogle: 'it takes an account of Google',
  signInWithOidc: 'it takes an account of the OpenID provider',
  nameGuardian: 'the guardian has agreed already',
  confirmSecondFactor: 'it takes a code of an app',
  reorderCategories: 'categories are of nobody',
  reorderTags: 'tags are of nobody',
  deleteCategory: 'each has a story by then',
  rejectReview: 'the story was approved, which answers the same',
  endSession: 'the login has ended by then',
  changeMemory: 'the key of a fact, which names it, is marked; it answers what readMemory does',
  forgetMemory: 'the same',
};

/** Audiences other than people. */
const NOT_OF_PEOPLE: ReadonlySet<Audience> = new Set(['server', 'administrators']);

describe.each(FIELD_ROLES)('%s', (role) => {
  let answers: Answers;
  let relations: Relations;
  beforeAll(async () => {
    answers = await answersOf(database, textOfBook);
    relations = await readRelations(answers.db);
  });
  afterAll(() => answers.close());

  /** The columns in an answer that its reader may know neither before nor after the call. */
  async function leaksIn({ text }: Read, who: Knower, isChange: boolean): Promise<string[]> {
    const moments = [relations];
    if (isChange) moments.push((relations = await readRelations(answers.db)));
    const leaked = marksOf(text).filter((mark) => !moments.some((moment) => mayKnow(mark, who, moment)));
    return [...new Set(leaked.map(({ column }) => column))];
  }

  it('gets nothing from any call that is not for them', async () => {
    const caller = role === 'guest' ? null : world.people[role];
    const found: Record<string, readonly string[]> = {};
    for (const name of names) {
      const request = fieldRequest(name, { ...world, caller });
      const read = await answers.ask(name, {
        ...request,
        headers: { ...caller?.headers, ...request.headers },
      });
      if (read.status < 300) answered.add(name);
      const who = { id: caller?.id ?? null, isAdmin: role === 'admin', tokens: tokensIn(request) };
      const isChange = read.status < 300 && endpoints[name].method !== 'GET';
      const leaks = await leaksIn(read, who, isChange);
      if (leaks.length > 0) found[`${name} ${read.status}`] = leaks;
    }
    expect(found).toEqual({});
  });

  if (role !== 'guest') return;
  it('sees nothing on any page that is not for them', async () => {
    const { shared, invitation } = world;
    const stories = [world.story_id, world.draft_id, world.review_id, world.archived_id];
    const pages: Record<string, readonly string[]> = {
      [paths.landing]: [],
      [paths.home]: [],
      [FIRST_SCENE_PATH]: [],
      [PREFERENCES_PATH]: [],
      '/sitemap.xml': [],
      '/sitemaps/1.xml': [],
      ...Object.fromEntries(stories.map((id) => [paths.story(id), []])),
      [paths.author(world.people.author.username)]: [],
      [paths.sharedTurn(shared.token)]: [shared.token],
      [paths.join(invitation)]: [invitation],
      [`/scenes/${world.picture_id}.svg`]: [],
    };
    const found: Record<string, readonly string[]> = {};
    for (const [url, tokens] of Object.entries(pages)) {
      const read = await answers.open(url);
      const leaks = await leaksIn(read, { id: null, isAdmin: false, tokens }, false);
      if (leaks.length > 0) found[url] = leaks;
    }
    expect(found).toEqual({});
  });
});

describe('the world of these people', () => {
  it('has an answer from every call', () => {
    expect(names.filter((name) => !answered.has(name)).toSorted()).toEqual(Object.keys(SILENT).toSorted());
  });

  it('has something in every column that is for people', () => {
    const marked = new Set(world.marks.map(({ column }) => column));
    const ofPeople = MARKED_COLUMNS.filter((column) => {
      const [table = '', name = ''] = column.split('.');
      return !NOT_OF_PEOPLE.has(audienceOf(table, name));
    });
    expect(ofPeople.filter((column) => !marked.has(column))).toEqual([]);
  });
});
