import { YOU } from '@kathaloka/story';
import { fencedLine } from '../prompts/fence.ts';
import { wordsIn } from '../phrases.ts';
import type { Stated, StatedKind } from '../Entry.ts';
import { type Forms, formsOf } from './forms.ts';
import { keyWords } from './matching.ts';

interface Scene {
  readonly language: string;
  /** The people who are here. */
  readonly present: readonly string[];
}

const LINE_MAX = 1000;
const QUOTE_MAX = 240;
/** More is a story of its own. */
const STATED_MAX = 4;
const KEY_MAX = 60;
const KEY_WORDS = 7;
const WORDS_MIN = 3;

const QUOTES = /(?<![\p{L}\p{M}])['"‘“«]|['"’”»](?![\p{L}\p{M}])/gu;
const SENTENCES = /[^.!?؟।॥۔\n…]+(?:[.!?؟।॥۔…]+|$)/gu;

/** Somebody else says it: `Kasam says that my name is Raju`. */
const OTHERS_WORDS =
  /^(?!(?:I|We|i|we)\b)(?:the\s+)?\p{Lu}[\p{L}\p{M}]*\s+(?:says?|said|tells?|told|thinks?|claims?|asks?|asked)\b/u;

/**
 * What a player states in a typed line: their own sentences, what each is about, and who has heard it. It reads
 * words only, and what it reads is material: nothing in it is ever followed.
 */
export function fromPlayer(line: string, scene: Scene): Stated[] {
  const text = line.slice(0, LINE_MAX).replaceAll(QUOTES, ' ');
  const stated = new Map<string, Stated>();
  for (const sentence of text.match(SENTENCES) ?? []) {
    const quote = fencedLine(sentence, QUOTE_MAX);
    const forms = formsOf(scene.language).find(({ mine }) => mine.test(quote));
    const kind = forms && kindOf(quote, forms);
    if (!kind) continue;
    const key = keyOf(kind, quote, scene.language);
    stated.set(key, { kind, key, quote, known_to: heardBy(quote, text, forms, scene) });
  }
  return [...stated.values()].slice(0, STATED_MAX);
}

function kindOf(quote: string, forms: Forms): StatedKind | undefined {
  const isShort = (quote.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length < WORDS_MIN;
  if (isShort || /[?؟]/.test(quote) || forms.unreal.test(quote) || OTHERS_WORDS.test(quote)) return undefined;
  const found = forms.kinds.find(([, form]) => form.test(quote))?.[0];
  const asked = forms.question.exec(quote);
  const statesAnyway = found !== undefined && STATES_ANYWAY.has(found) && forms.isAskedFirst;
  return asked && !(asked.index > 0 && statesAnyway) ? undefined : found;
}

/** Acts of which a later question word does not make a question: `I promise to find out who did it`. */
const STATES_ANYWAY: ReadonlySet<StatedKind> = new Set<StatedKind>([
  'promise',
  'gift',
  'put',
  'said',
  'count',
  'named',
]);

/** Who heard or saw it: the person to whom it is whispered, nobody where it is hidden, else all who are here. */
function heardBy(quote: string, line: string, forms: Forms, { present }: Scene): string[] {
  const [, ...names] = forms.whispered?.exec(quote) ?? forms.whispered?.exec(line) ?? [];
  const name = names.find((each) => each !== undefined);
  if (name !== undefined) return [YOU, personNamed(name, present)];
  return forms.unseen?.test(quote) ? [YOU] : [YOU, ...present];
}

/** The person of the scene whom a word names. Somebody else is called as typed. */
export function personNamed(name: string, present: readonly string[]): string {
  const wanted = wordsIn(name).at(-1);
  return present.find((each) => wordsIn(each).at(-1) === wanted) ?? name.replace(/['’]s$/, '');
}

/** The player has one name, and one sentence for each other matter. */
function keyOf(kind: StatedKind, quote: string, language: string): string {
  if (kind === 'name') return 'name you';
  const words = keyWords(quote, language).slice(0, KEY_WORDS).join(' ');
  return Array.from(`${kind} ${words}`).slice(0, KEY_MAX).join('').trim();
}

const NAMED =
  /(?:\bname(?:['’]s| is| was)|\bcalled|\bcalls? me|\bgo by|\bI(?:['’]m| am)|नाम|نام|na+m|பெயர்|பேர்|പേര്|పేరు|ಹೆಸರು|नाव|નામ|নাম)\s+(?:is\s+)?([\p{L}\p{M}]+)/iu;

/** The name by which a statement says that the player is called; empty if nobody can tell. */
export function namesIn(quote: string): string[] {
  const name = NAMED.exec(quote)?.[1];
  return name === undefined ? [] : [name];
}
