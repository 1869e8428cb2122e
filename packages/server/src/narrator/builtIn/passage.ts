import type { Signed } from '@kathaloka/story';
import { draw } from './draw.ts';
import { earned } from './earned.ts';
import { echo, happens } from './substance.ts';
import { isUnheard, type Narration, signedIn } from './Narration.ts';
import { countWords, paragraphsOf, searchable, normalisedSentences, tokensOf } from './words.ts';

/** The maximum number of words of a scene with its frame, and the maximum share of the frame. */
const SCENE_WORDS = 170;
const FRAME_SHARE = 0.25;
/** A turn longer than this is followed by one without a frame. */
const LONG_TURN = 140;
const FRAMES_FROM = 3;
/** After this many turns, a scene that follows a scene gets no bridge. */
const BRIDGES_UNTIL = 8;

/** Tells a scene: the author's text has the last word. */
export function tellScene(turn: Narration): Signed[] {
  const { scene } = turn.task;
  const passage = paragraphsOf(scene.text).map(ofAuthor);
  if (scene.mode === 'verbatim') return passage;
  const isKnown = scene.isRevisited && !isUnheard(turn, scene.text);
  const frame = isKnown ? (draw(turn, 'revisit') ?? draw(turn, 'bridge')) : frameOf(turn);
  return [...framed(turn, frame), ...passage];
}

const ofAuthor = (text: string): Signed => ({ text, by: 'author' });

const framed = (turn: Narration, frame: string | null): Signed[] =>
  frame === null ? [] : [...signedIn(turn, frame), { text: '\n\n', by: 'house' }];

/** The text before a passage: at most one fragment, and often none. */
function frameOf(turn: Narration): string | null {
  const { scene, retelling } = turn.task;
  const isRetold = retelling > 0;
  const fits = frameFits(scene.text, isRetold);
  if (scene.isEnding) return endingFrame(turn, isRetold, fits);
  const reason =
    scene.mode === 'open' || opensWithSpeech(scene.text) ? null : earned(turn, frameFits(scene.text, true));
  if (reason !== null) return reason;
  if (isRetold)
    return (
      draw(turn, 'bridge', { fits }) ?? echo(turn, { fits, isWanted: true }) ?? draw(turn, 'hold', { fits })
    );
  if (scene.mode === 'open' || turn.number < FRAMES_FROM || opensWithSpeech(scene.text)) return null;
  if (countWords(turn.task.history.at(-1)?.text ?? '') > LONG_TURN) return null;
  return (
    echo(turn, { fits }) ??
    (mayBridge(turn) && happens(turn, 'bridge') ? draw(turn, 'bridge', { fits }) : null)
  );
}

function endingFrame(turn: Narration, isRetold: boolean, fits: (text: string) => boolean): string | null {
  const called = echo(turn, { fits, isWanted: true });
  if (called !== null) return called;
  return isRetold || happens(turn, 'bridge') ? draw(turn, 'ending', { fits }) : null;
}

/** A bridge connects to something that the player did, so a bare "go on" gets none. */
function mayBridge({ task, number, last }: Narration): boolean {
  if (task.input === null) return false;
  return number <= BRIDGES_UNTIL || (last !== '' && last !== 'scene');
}

const opensWithSpeech = (text: string): boolean => /^\s*['"‘“«]/.test(text);

/** Accepts a frame that is short enough and shares no noun with the next sentence. */
function frameFits(passage: string, isShortEnough: boolean): (text: string) => boolean {
  const words = countWords(passage);
  const room = Math.min(FRAME_SHARE * words, isShortEnough ? Number.POSITIVE_INFINITY : SCENE_WORDS - words);
  const first = searchable(normalisedSentences(passage)[0] ?? '');
  return (text) =>
    countWords(text) <= (isShortEnough ? Math.max(room, SHORT_FRAME) : room) && !sharesNoun(text, first);
}

/** A retold scene may have a frame of this length even if it is short; it would be identical otherwise. */
const SHORT_FRAME = 20;
const CONTENT_LENGTH = 4;
const COMMON = new Set(
  'that this with from have what when where which there their they them then than were will would could should been being into over some more most much very only also like here your yours you about after before'.split(
    ' ',
  ),
);

const sharesNoun = (frame: string, sentence: string): boolean =>
  tokensOf(frame).some(
    (token) => token.length >= CONTENT_LENGTH && !COMMON.has(token) && sentence.includes(` ${token} `),
  );
