/**
 * Checks books with `epubcheck`, the program that shops and libraries use. `npm test` checks one book with
 * everything that might break it; `npm run test:full` checks a book of each bundled story in each of its
 * languages.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@kathaloka/contract/entities';
import { seededRandom, withAnswer } from '@kathaloka/story';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layerFor } from '../../testing/layerFor.ts';
import { IS_FULL } from '../../testing/isFull.ts';
import type { Person } from '../../testing/people.ts';
import { FERRY, playing } from '../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { newId } from '../../platform/ids.ts';
import { systemClock } from '../../platform/clock.ts';
import { readBundledStories } from '../bundledStories/bundledStory.ts';
import { seedLibrary } from '../bundledStories/public.ts';
import { pictureStorage } from '../pictures/public.ts';
import { logLines } from './testing/logLines.ts';
import { readEpub } from './testing/readEpub.ts';
import { named } from './testing/readXml.ts';

/** The path on Debian. `npm test` installs it, like the browsers. */
const JAR = process.env.EPUBCHECK_JAR ?? '/usr/share/java/epubcheck.jar';
const hasEpubcheck = fs.existsSync(JAR);
/** The program runs for seconds, so optimised compilation would take longer than it saves. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', JAR];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-books-'));

const database = await fileDatabase();
const app = await fileApp({ db: database.db, config: { dataDir: folder } });
const play = playing(app, database.db);

beforeAll(async () => {
  if (IS_FULL) await seedLibrary({ db: database.db, clock: systemClock }, { seed: 'demo' });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The output of epubcheck; expects neither errors nor warnings. */
async function checked(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `${newId()}.epub`);
  fs.writeFileSync(file, bytes);
  const { stdout, stderr } = await promisify(execFile)('java', [...JAVA, file]).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return `${stdout}${stderr}`;
}

const NOTHING_WRONG = 'Messages: 0 fatals / 0 errors / 0 warnings / 0 infos';

async function bookOf(who: Person, session_id: string) {
  const asked = { ...who, params: { session_id } };
  const { status, bytes } = await play.call('downloadBook', asked);
  expect(status).toBe(200);
  const { body } = await play.call('exportSession', asked);
  return { bytes, log: logLines(body) };
}

const HOSTILE = [
  '</p></section><script>alert(1)</script> & ]]> <!-- &amp;',
  'a\u0007b\u0085c \u202eright to left\u202c \u2066isolated\u2069',
  '👩‍👩‍👧‍👦 नमस्ते ناؤ தமிழ் 𝕜 ﷺ',
];

async function ferryInUrdu(): Promise<{ who: Person; session_id: string }> {
  const who = await play.player(1000);
  const title = 'ناؤ & <گھاٹ>';
  const story_structure = {
    ...FERRY,
    nodes: {
      ...FERRY.nodes,
      bank: { ...FERRY.nodes['bank']!, text: 'گھاٹ پر *اندھیرا* ہے۔' },
    },
    chapters: [
      { title: 'گھاٹ', node: 'bank' },
      { title: 'The <water>', node: 'river' },
    ],
  };
  const { id: session_id } = await play.begin(who, {
    title,
    language: 'ur',
    story_structure: JSON.stringify(story_structure),
    layers: JSON.stringify({ en: layerFor({ title, language: 'ur', story_structure }) }),
  });
  for (const user_action of HOSTILE)
    await play.act(who, session_id, { action_type: 'custom_action', user_action });
  for (const selected_model of ['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'])
    await play.act(who, session_id, { action_type: 'show', selected_model });
  const tellIn = (language: Language) =>
    play.call('changeLanguage', { headers: who.headers, params: { session_id }, body: { language } });
  await tellIn('en');
  const { turn_id } = await play.act(who, session_id, { action_type: 'immerse' });
  await pictured(turn_id);
  await tellIn('ur');
  return { who, session_id };
}

/** Gives a turn a drawn picture, and a text with a word that is several pages long. */
async function pictured(id: string): Promise<void> {
  const size = { width: 32, height: 18, channels: 3, background: '#846' } as const;
  const webp = await sharp({ create: size }).webp().toBuffer();
  await pictureStorage({ dataDir: folder, s3: null }).put(`${id}.webp`, webp);
  await database.db
    .updateTable('turns')
    .set({
      image_url: `/pictures/${id}.webp`,
      image_alt: 'A "boat" & <oars>',
      ai_response: `**${'ن'.repeat(10_000)}** 1 < 2`,
    })
    .where('id', '=', id)
    .execute();
}

/** The book with everything that might break it, made once for all tests. */
let made: ReturnType<typeof bookOf> | undefined;
const hostileBook = () => (made ??= ferryInUrdu().then(({ who, session_id }) => bookOf(who, session_id)));

it('a book from right to left, in two languages, with pictures and hostile words tells what the log tells', async () => {
  const { bytes, log } = await hostileBook();
  const epub = readEpub(bytes);
  expect(epub.lines).toEqual(log.map((line) => line.replaceAll(/\p{Cc}/gu, '')));
  expect(named(epub.package, 'spine')[0]!.attributes['page-progression-direction']).toBe('rtl');
  const kinds = epub.files.map(({ name }) => path.extname(name));
  expect([kinds.filter((kind) => kind === '.svg'), kinds.filter((kind) => kind === '.jpg')]).toEqual([
    Array(4).fill('.svg'),
    ['.jpg', '.jpg'],
  ]);
  expect(epub.files.map(({ name }) => name)).toContain(
    'OEBPS/fonts/noto-nastaliq-urdu-arabic-400-normal.woff2',
  );
});

it.skipIf(!hasEpubcheck)(
  'valid by epubcheck: that book',
  async () => expect(await checked((await hostileBook()).bytes)).toContain(NOTHING_WRONG),
  60_000,
);

const STEPS_MAX = 60;

/** Takes choices up to an ending, or through one or two chapters. */
async function playAlong(who: Person, story_id: string, language: Language): Promise<string> {
  const { body } = await play.call('createSession', { headers: who.headers, body: { story_id, language } });
  const random = seededRandom(body.id.length);
  let offered = body.session_data.choices;
  for (let step = 0; step < STEPS_MAX && offered.length > 0; step += 1) {
    const choice = offered[Math.floor(random() * offered.length)]!;
    const selected_choice = withAnswer(choice.text, choice.asks ? 'Meera' : null);
    const answer = await play.act(who, body.id, { selected_choice });
    offered = 'narrative' in answer ? (answer.choices ?? []) : [];
    if (step === 1) await play.act(who, body.id, { action_type: 'show', selected_model: 'vishvakarma' });
  }
  return body.id;
}

const BOOKS = readBundledStories().flatMap(({ key, story }) =>
  [story.language, ...Object.keys(story.layers)].map(
    (language) => [key, language as Language, story] as const,
  ),
);

it.skipIf(!hasEpubcheck).each(IS_FULL ? BOOKS : [])(
  'valid by epubcheck, and tells what the log tells: %s in %s',
  async (_key, language, { title }) => {
    const who = await play.player(1000);
    await database.db
      .updateTable('users')
      .set({ has_premium_access: true })
      .where('id', '=', who.id)
      .execute();
    const { id } = await database.db
      .selectFrom('stories')
      .where('title', '=', title)
      .select('id')
      .executeTakeFirstOrThrow();
    const { bytes, log } = await bookOf(who, await playAlong(who, id, language));
    expect(readEpub(bytes).lines).toEqual(log);
    expect(await checked(bytes)).toContain(NOTHING_WRONG);
  },
  60_000,
);
