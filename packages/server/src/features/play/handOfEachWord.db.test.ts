/** Thousands of mixed turns: each word that is marked as somebody's is signed by that hand, wherever the tale goes. */
import type { StoryStructure, Turn } from '@kathaloka/contract/entities';
import { STRIKE_REASONS } from '@kathaloka/contract/limits';
import { partsOf, type Random, seededRandom } from '@kathaloka/story';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createBuiltIn } from '../../narrator/createBuiltIn.ts';
import type { ModelClient } from '../../narrator/modelNarrator/ModelClient.ts';
import { failed } from '../../narrator/modelNarrator/scriptedClient.ts';
import { createBackground } from '../../platform/background.ts';
import { IS_FULL } from '../../testing/isFull.ts';
import { narratorOfClient } from '../../testing/narratorOfClient.ts';
import { chose, keepingDevice, uploading } from '../../testing/offlinePlay.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import { randomMove } from '../../testing/randomMoves.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { readEpub } from '../books/testing/readEpub.ts';
import { allIn, textIn } from '../books/testing/readXml.ts';

const SESSIONS = IS_FULL ? 400 : 4;
const MOVES = 26;
/** The mark of each hand: a syllable at the beginning of words. */
const MARKS = { auth: 'author', modl: 'model', plyr: 'player' } as const;
const MARKED = /(auth|modl|plyr)\d+/gu;

let random: Random = seededRandom(1);
const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
const mark = (of: keyof typeof MARKS) => `${of}${Math.floor(random() * 1000)}`;

const SENTENCES: readonly ((word: string) => string)[] = [
  (word) => `The ${word} stands by the water, and nobody looks at it.`,
  (word) => `*Slowly*, the **${word}** comes nearer.`,
  (word) => `“Let the ${word} be,” says the ferryman.`,
  (word) => `A rope… and the ${word} — wet; it holds! 🪔`,
  (word) => `He has seen a ${word} before: once, at night.`,
];
const prose = (of: keyof typeof MARKS, count: number) =>
  Array.from({ length: count }, () => any(SENTENCES)(mark(of))).join(any([' ', '\n\n', ' ']));

/** A model that tells, fails, breaks off, joins scenes, and finds in its own turns what must be struck. */
const client: ModelClient<string> = {
  async *streamChat() {
    const text = prose('modl', 1 + Math.floor(random() * 6));
    const fate = random();
    if (fate < 0.08) throw failed(any(['network', 'timeout', 'http']));
    for (const word of text.split(/(?<=\s)/).slice(0, fate < 0.16 ? 7 : undefined)) yield { text: word };
    if (fate < 0.16) throw failed('truncated');
    yield { finish: fate < 0.22 ? 'length' : 'stop', usage: null };
  },
  chat(_endpoint, { messages }) {
    const isJudge = messages.some(({ content }) => content.includes('"events"'));
    const events = [1, 2, 3, 4, 5].flatMap((n) =>
      random() < 0.2 ? [{ n, what: any(STRIKE_REASONS), who: '', thing: '' }] : [],
    );
    return Promise.resolve({
      text: isJudge ? JSON.stringify({ facts: [], events }) : '{"edge":0,"sure":false}',
      finish: 'stop',
    });
  },
  drawImage: () => Promise.reject(new Error('no picture')),
};

const background = createBackground(pino({ level: 'silent' }));
const builtIn = createBuiltIn();
const database = await fileDatabase();
const narrator = { ...narratorOfClient(client as never, { fallback: builtIn }), builtIn };
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);

afterEach(() => background.idle());

function aStory(): StoryStructure {
  const scene = (targets: readonly string[], values: object = {}) => ({
    text: prose('auth', 2 + Math.floor(random() * 4)),
    choices: targets.map((target) => ({ text: `Go to the ${target}`, target })),
    ...values,
  });
  return {
    start_node: 'bank',
    nodes: {
      bank: scene(['market', 'boat', 'yard']),
      boat: scene(['bank', 'market'], { mode: 'verbatim' }),
      market: scene(['bank', 'yard'], { mode: 'open', goal: 'Find the lamp.' }),
      yard: scene(['bank', 'hall'], { variants: [{ condition: 'visited bank', text: prose('auth', 2) }] }),
      hall: scene(['bank'], { mode: 'open' }),
    },
  };
}

type Told = Pick<Turn, 'ai_response' | 'parts' | 'model_used'>;
const counted = { marks: 0, turns: 0 };

/** The marked words of a stretch of text that another hand has signed. */
function wrongIn(text: string, by: string): string[] {
  return [...text.matchAll(MARKED)].flatMap(([word, of]) => {
    counted.marks += 1;
    return MARKS[of as keyof typeof MARKS] === by ? [] : [`${word} by ${by} in ${JSON.stringify(text)}`];
  });
}

const wrongParts = (text: string, turn: Pick<Told, 'parts'>) => {
  const parts = partsOf({ ...turn, ai_response: text } as Told);
  expect(parts.map(({ from, to }) => text.slice(from, to)).join(''), 'parts cover the text').toBe(text);
  return parts.flatMap(({ by, from, to }) => wrongIn(text.slice(from, to), by));
};
const wrongTurns = (turns: readonly Told[]) =>
  turns.flatMap((turn) => wrongParts(turn.ai_response ?? '', turn));

async function wander(who: Person, id: string): Promise<void> {
  for (let turn = 0; turn < MOVES; turn += 1) {
    const { session_data } = await play.read(who, id);
    const move = randomMove(random, session_data.choices, turn);
    const typed = move.action_type === 'custom_action' && random() < 0.7;
    const user_action = `I tell him that the ${mark('plyr')} is ${mark('plyr')}, and wait`;
    if (move.action_type === 'show') continue;
    const { status } = await play.tryTo(who, id, typed ? { ...move, user_action } : move);
    // a model that breaks off or is late ends a turn
    expect([200, 409, 422, 502, 504]).toContain(status);
    counted.turns += Number(status === 200);
  }
}

/** Every place that a tale goes to, and the words that are signed wrongly there. */
async function everywhere(who: Person, id: string, story_id: string): Promise<Record<string, string[]>> {
  const params = { session_id: id };
  const turns = (await play.read(who, id)).session_data.narrative_history;
  const { body: exported } = await play.call('exportSession', { ...who, params });
  const body = { shows_typed: true };
  const { body: link } = await play.call('shareTurn', {
    ...who,
    params: { ...params, turn_id: turns.at(-1)!.id },
    body,
  });
  const { body: tale } = await play.call('getSharedTurn', { params: { token: link.token } });
  const { bytes } = await play.call('downloadBook', { headers: who.headers, params, query: {} });
  const book = [...readEpub(bytes).documents].flatMap(([name, document]) =>
    /part/.test(name)
      ? allIn(document, ({ attributes }) => attributes['data-by'] !== undefined).map(
          (element) => [element.attributes['data-by']!, textIn(element)] as const,
        )
      : [],
  );
  const device = await keepingDevice(play.call, who, story_id);
  device.moves.push(chose(0, { to: 'market' }));
  const { body: uploaded } = await uploading(play.call)(who, device);
  const onDevice = (await play.read(who, uploaded.session_id!)).session_data.narrative_history;
  return {
    log: wrongTurns(turns),
    export: wrongTurns(exported.turns),
    shared: tale.parts.flatMap(({ text, parts = [] }) => wrongParts(text, { parts })),
    book: book.flatMap(([by, text]) => wrongIn(text, by)),
    device: wrongTurns(onDevice),
  };
}

const NONE = { log: [], export: [], shared: [], book: [], device: [] };

it(
  'Each word of a mixed tale is signed by its hand in the log, the export, a shared tale, a book, and offline',
  async () => {
    for (let seed = 1; seed <= SESSIONS; seed += 1) {
      random = seededRandom(seed);
      const who = await play.player(10_000);
      const { id, story_id } = await play.begin(who, {
        language: 'en',
        story_structure: JSON.stringify(aStory()),
      });
      await wander(who, id);
      expect(await everywhere(who, id, story_id), `session ${seed}`).toEqual(NONE);
    }
    expect(counted.turns).toBeGreaterThan(SESSIONS * MOVES * 0.7);
    expect(counted.marks).toBeGreaterThan(counted.turns);
  },
  IS_FULL ? 1_800_000 : 120_000,
);
