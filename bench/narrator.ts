/**
 * `npm run bench:narrator [sessions] [folder]`: what the built-in narrator tells five kinds of players, over all
 * bundled stories and temperaments. The exit code is 1 if one of the hard figures is missed.
 */
import path from 'node:path';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { readBundledStories } from '../packages/server/src/features/library/bundledStory.ts';
import { loadFragments } from '../packages/server/src/narrator/builtIn/fragments.ts';
import { TEMPERAMENTS } from '../packages/server/src/narrator/builtIn/temperaments.ts';
import { simulate } from '../packages/server/src/testing/simulatedPlay.ts';
import { decidedPlayer, PLAYERS, playerOf } from '../packages/server/src/testing/simulatedPlayers.ts';
import { PARSER } from '../packages/server/src/narrator/createBuiltIn.ts';
import { report } from './harness.ts';
import { typedFigures } from './typedFigures.ts';
import { type Count, countSession, figuresOf, noCount } from './narratorFigures.ts';

const FRAGMENTS = path.resolve(import.meta.dirname, '../packages/server/src/narrator/fragments');
const SESSIONS = Number(process.argv[2] ?? 100);
const TURNS = 40;
const LONG_SESSION = 300;

const fragments = loadFragments(process.argv[3] ?? FRAGMENTS);
const stories = readBundledStories().map(({ story }) => story);
const players = Object.keys(PLAYERS);

const rows = [];
for (const { key: model_key } of TEMPERAMENTS) {
  const count = noCount();
  for (let session = 0; session < SESSIONS; session += 1) {
    for (const [index, story] of stories.entries()) {
      const seed = session * stories.length + index;
      const player = players[session % players.length]!;
      const turns = [
        ...simulate(
          { story, model_key, seed, fragments, parser: PARSER },
          playerOf(PLAYERS[player]!, seed),
          TURNS,
        ),
      ];
      countSession(count, turns, { story, fragments, player });
    }
  }
  count.endless = stories.filter((story, seed) => !isEnded(story, { model_key, seed })).length;
  rows.push(...rowsOf(model_key, count));
  if (count.examples.length > 0) console.log(`${model_key}\n  ${count.examples.join('\n  ')}`);
}
report('narrator', [...rows, ...typedFigures('seen')]);

function isEnded(story: StoryCreate, { model_key, seed }: { model_key: string; seed: number }): boolean {
  const turns = [
    ...simulate(
      { story, model_key, seed, fragments, parser: PARSER },
      decidedPlayer(story, seed),
      LONG_SESSION,
    ),
  ];
  return turns.at(-1)!.state.is_completed;
}

function rowsOf(model_key: string, count: Count) {
  return figuresOf(count).map(({ figure, value, wanted, isMet, isHard }) => ({
    figure: `${model_key}: ${figure}`,
    value: Number(value.toPrecision(3)),
    wanted,
    met: isMet ? 'yes' : isHard ? 'NO' : 'no',
  }));
}
