import { draw } from './draw.ts';
import { isUnheard, say, type Turn } from './Turn.ts';
import { paragraphsOf } from './words.ts';

/** Bags that say something true in any scene, the plainest first. */
const PLAIN = ['hold', 'look.none', 'rest', 'lean', 'act', 'immerse.head', 'beat', 'nudge.1'];

/** Where no part of a turn can be told. A turn without any text would fail, so that something is always found. */
export function fallback(turn: Turn): string {
  const { scene, story } = turn.task;
  const paragraphs = paragraphsOf(scene.text.trim()).map((paragraph) => paragraph.trim());
  const last = paragraphs.at(-1);
  if (last !== undefined && isUnheard(turn, last)) return say(turn, last);
  for (const kind of PLAIN) {
    const text = draw(turn, kind);
    if (text !== null) return text;
  }
  const others = [...paragraphs.toReversed(), ...(story.lexicon.beats ?? []).map(({ text }) => text.trim())];
  const unheard = others.find((text) => text !== '' && isUnheard(turn, text));
  return [unheard, last, story.story_prompt.trim(), story.title.trim(), '…'].find(isText) ?? '…';
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';
