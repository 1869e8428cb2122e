import { describe, expect, it } from 'vitest';
import { explore, trappedIn } from '../exploration/explore.ts';
import {
  advance,
  beginPlay,
  carriedThings,
  choicesOf,
  type Move,
  type PlayState,
  type PlayStory,
  sheetOf,
  type Telling,
} from '../play/index.ts';
import { type Random, seededRandom } from '../random.ts';
import { ledgerStory } from '../testing/ledgerStory.ts';
import { playOnce } from './playOnce.ts';
import { PLAYER_PROFILES } from './profiles.ts';

const PLAYS = process.env.TEST_FULL === '1' ? 10_000 : 300;
const STORIES = 12;
const TIMEOUT_MS = 60_000 + PLAYS * 120;
const TURNS_MOST = 40;

const GIFTS = ['meher', 'kasam', 'you', 'nobody at all'];

function anyMove(story: PlayStory, state: PlayState, random: Random): Move {
  const roll = random();
  if (roll < 0.1) return { kind: 'continue' };
  if (roll < 0.2) return { kind: 'immerse' };
  if (roll < 0.25) return { kind: 'show' };
  if (roll < 0.4) {
    const things = [...story.things.keys()];
    const gift = {
      thing: things[Math.floor(random() * things.length)]!,
      to: GIFTS[Math.floor(random() * GIFTS.length)]!,
    };
    return { kind: 'words', edge: null, gift };
  }
  const offered = choicesOf(story, state);
  const choice = offered[Math.floor(random() * offered.length)];
  return choice ? { kind: 'choice', text: choice.text } : { kind: 'continue' };
}

/** What the author wrote of how an attempt went. */
const taleOf = (telling: Telling): string =>
  (telling.kind === 'attempt' ? telling.text : telling.kind === 'scene' && telling.before) || '';

/** The states of one play, as they are stored, with the move after each. */
function play(story: PlayStory, seed: number) {
  const random = seededRandom(seed);
  let state = beginPlay(story, `play ${seed}`);
  const steps: { before: PlayState; move: Move; after: PlayState; tale: string }[] = [];
  while (steps.length < TURNS_MOST && !state.is_completed) {
    const move = anyMove(story, state, random);
    const result = advance(story, state, move);
    if (result.refusal) throw new Error(`${seed}: ${result.refusal.code}`);
    const after = JSON.parse(JSON.stringify(result.next)) as PlayState;
    steps.push({ before: state, move, after, tale: taleOf(result.telling) });
    state = after;
  }
  return steps;
}

/** Stories in which, by the exploration, nobody can be stuck; and how they are explored. */
const sound = (() => {
  const found: PlayStory[] = [];
  for (let seed = 1; found.length < STORIES; seed += 1) {
    const story = ledgerStory(seed);
    const { exact } = explore(story.graph, {}, story);
    const isStuck = exact.kinds.includes('no choice') || trappedIn(exact).includes(1);
    if (exact.isWhole && !isStuck && exact.situations.count > 8) found.push(story);
  }
  return found;
})();

/** What a state says of its rules, apart from how it was reached. */
const ruled = ({ node, numbers, things }: PlayState) => JSON.stringify([node, numbers, things]);

describe(`In ${PLAYS} plays of ${STORIES} stories with things, numbers and attempts`, () => {
  it(
    'slots and bounds hold, one thing has one holder, and the same moves are the same game',
    () => {
      for (let seed = 1; seed <= PLAYS; seed += 1) {
        const story = sound[seed % STORIES]!;
        const steps = play(story, seed);
        expect(play(story, seed), `play ${seed}`).toEqual(steps);
        for (const { before, move, after, tale } of steps) {
          const at = `play ${seed} ${JSON.stringify([before, move])}`;
          const { now = 0, max = 0 } = sheetOf(story, after)?.health ?? {};
          expect(now >= 0 && now <= max, at).toBe(true);
          for (const thing of story.things.keys()) {
            const holders = after.things.filter((name) => name === thing || name.endsWith(` ${thing}`));
            expect(holders.length, at).toBeLessThanOrEqual(1);
          }
          const offered = choicesOf(story, after);
          const isTooMuch = carriedThings(story, after).length > story.inventory_slots && !after.is_completed;
          expect(offered.length > 0 && offered.every(({ puts_down }) => puts_down === true), at).toBe(
            isTooMuch,
          );
          expect(after.check?.won === false && tale === '', `a failure is told: ${at}`).toBe(false);
          expect(after.is_completed || offered.length > 0 || canWait(story, after), `stuck: ${at}`).toBe(
            true,
          );
        }
      }
    },
    TIMEOUT_MS,
  );

  it(
    'dead people are given nothing by typed words, and words alone change nothing else',
    () => {
      let given = 0;
      for (let seed = 1; seed <= PLAYS; seed += 1) {
        const story = sound[seed % STORIES]!;
        for (const { before, move, after } of play(story, seed)) {
          if (move.kind !== 'words' || after.path_length !== before.path_length) continue;
          if (story.graph.nodes.get(before.node!)!.eachTurn.length > 0 || ruled(after) === ruled(before))
            continue;
          const { thing, to } = move.gift!;
          given += 1;
          expect(before.things).toContain(thing);
          expect(before.things).not.toContain(`dead ${to}`);
          const things = [...before.things.filter((name) => name !== thing), `holds ${to} ${thing}`];
          expect(after.things).toEqual(things.toSorted());
        }
      }
      expect(given).toBeGreaterThan(PLAYS / 20);
    },
    TIMEOUT_MS,
  );

  it(
    'players of every profile come to an ending, and are never without a choice',
    () => {
      const stalls = new Set<string | null>();
      for (let seed = 1; seed <= PLAYS; seed += 1) {
        const setting = { play: sound[seed % STORIES]!, nodes: {}, turnsMost: 300 };
        const profile = PLAYER_PROFILES[seed % PLAYER_PROFILES.length]!;
        const { stalled, state } = playOnce(setting, profile, seededRandom(seed));
        stalls.add(stalled);
        expect(stalled !== null || state.is_completed).toBe(true);
        expect(stalled).not.toBe('no choice');
        expect(playOnce(setting, profile, seededRandom(seed)).state).toEqual(state);
      }
      expect(stalls).toContain(null);
    },
    TIMEOUT_MS,
  );
});

/** Whether a turn without a choice can lead on. */
function canWait(story: PlayStory, { node }: PlayState): boolean {
  const { eachTurn, timeOut } = story.graph.nodes.get(node!)!;
  return eachTurn.length > 0 || timeOut !== null;
}
