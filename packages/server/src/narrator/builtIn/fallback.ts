import { draw } from './draw.ts';
import { isUnheard, say, saySigned, type Narration } from './Narration.ts';
import { paragraphsOf, normalisedSentences } from './words.ts';

/** Bags that are true in any scene, the plainest first. */
const PLAIN = ['hold', 'look.none', 'rest', 'lean', 'act', 'immerse.head', 'beat', 'nudge.1'];

/** The text of a turn for which nothing else can be told. A turn without text would fail. */
export function fallback(turn: Narration): string {
  const { scene, story, state } = turn.task;
  const paragraphs = paragraphsOf(scene.text)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const last = paragraphs.at(-1);
  if (last !== undefined && isUnheard(turn, last)) return say(turn, last);
  for (const kind of PLAIN) {
    const text = draw(turn, kind);
    if (text !== null) return text;
  }
  const beats = (story.lexicon.beats ?? []).filter(({ nodes }) => !nodes || nodes.includes(state.node ?? ''));
  const authored = [...beats, ...story.lore_cards]
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
  const unheard = [...paragraphs.toReversed(), ...authored].find((text) => isUnheard(turn, text));
  if (unheard !== undefined) return unheard;
  const plain = plainTexts(turn);
  const text = longestAgo(turn, [...plain, ...authored, ...paragraphs.slice(-1)]);
  return [...plain, NOTHING].includes(text) ? saySigned(turn, [{ text, by: 'house' }]) : text;
}

/** Told where there is nothing at all to tell. */
const NOTHING = '…';

function plainTexts({ fragments, task, temperament }: Narration): string[] {
  return PLAIN.flatMap((kind) =>
    fragments
      .bag(task.story.language, temperament.key, kind)
      .flatMap(({ text, slots }) => (slots.length === 0 ? [text] : [])),
  );
}

/** The text that was told longest ago, for when all were told recently. */
function longestAgo({ task: { recentTexts, story } }: Narration, texts: readonly string[]): string {
  const told = recentTexts.map((text) => new Set(normalisedSentences(text)));
  const turnsSince = (text: string) => {
    const sentences = normalisedSentences(text);
    const index = told.findIndex((each) => sentences.some((sentence) => each.has(sentence)));
    return index < 0 ? told.length : index;
  };
  const candidates = [
    ...texts,
    ...(texts.length > 0 ? [] : [story.story_prompt.trim(), story.title.trim(), NOTHING]),
  ];
  return candidates
    .filter((text) => text !== '')
    .reduce((oldest, text) => (turnsSince(text) > turnsSince(oldest) ? text : oldest));
}
