import type { Narration } from './Narration.ts';
import { quote, sceneSentences, type Source } from './sources.ts';
import { countWords, mentions, searchable, tokensOf } from './words.ts';

const YOU = new Set(
  'you your yours u tum tumhe tumhara tumhari sir madam maam uncle aunty bhai bhaiya yaar didi dadi daadi lady mother grandmother grandfather amma mata maa papa chacha anna aap aapka aapki aapke aapko tu tera teri तुम तुम्हें तुम्हारा तुम्हारी आप आपका आपकी आपके आपको तू तेरा तेरी भाई यार माँ अम्मा पापा दादी मैम दीदी दादी चाचा'.split(
    ' ',
  ),
);

/** A line that begins with whom it speaks to: "Chikku, get up". */
export const CALLED =
  /^\s*(?!(?:yes|no|ok|okay|well|then|please|now|so|is|are|am|was|do|does|did|can|could|will|would|what|why|how|who|where|when|if|but|and|oh|i|he|she|it|they|we|the|my|his|her|हाँ|नहीं|वो|वह|haan|nahi|wo)\b)[\p{L}\p{M}-]+(?:\s[\p{L}\p{M}-]+){0,2},\s+\S+\s+\S/iu;

/** Whether a line speaks to somebody: by "you", by a form of address, or by a name and a comma. */
export function isAddressed({ task, reading }: Narration): boolean {
  const input = task.input ?? '';
  const isCalled = reading!.doing === null && CALLED.test(input);
  return isCalled || tokensOf(input).some((word) => YOU.has(word));
}

/** Whether somebody is here, or on the line, who can be spoken to. */
export function isHeard({ facts, task }: Narration): boolean {
  const called = BEGINS.exec(task.input ?? '')?.[1];
  return facts.persons.length > 0 || (called !== undefined && mentions(facts.text, called));
}

/** The name with which a line begins: "Yaksha, who would you choose?" */
export const BEGINS = /^\s*([\p{L}\p{M}]+),/u;

const SHOWN_WORDS = 5;

/** What this scene has shown last, of a person if it names them: their answer, and not how they came in. */
export function lastOf(turn: Narration, person: string | null): string | null {
  const all = sceneSentences(turn);
  const shown =
    (person === null ? undefined : all[lastAbout(all, person)]) ??
    all.findLast(({ text }) => countWords(text) >= SHOWN_WORDS);
  return shown === undefined ? null : quote(turn, [shown]);
}

const GOES_ON = /^['"‘“«]|^(?:then |and |but )?(?:he|she|they|his|her|their)\b|^(?:वह|वे|वो|उस|उन|फिर उस)/iu;
const ABOUT_WORDS = 3;

/** The last sentence that names a person, or goes on about them. */
function lastAbout(sentences: readonly Source[], person: string): number {
  let [last, isAbout] = [-1, false];
  for (const [at, { text }] of sentences.entries()) {
    const isNamed = mentions(searchable(text), person);
    isAbout = isNamed || (isAbout && GOES_ON.test(text));
    if (isAbout && countWords(text) >= ABOUT_WORDS) last = at;
  }
  return last;
}
