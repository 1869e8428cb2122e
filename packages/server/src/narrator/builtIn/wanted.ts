import type { Narration } from './Narration.ts';
import { mentions, searchable } from './words.ts';

/** A question of a kind, and what a sentence holds that answers it. */
interface Kind {
  readonly asks: RegExp;
  readonly holds: RegExp | 'name';
  /** Whether nothing else answers it. */
  readonly isStrict?: true;
}

export interface Wanted {
  readonly holds: (text: string) => boolean;
  readonly isStrict: boolean;
}

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundreds?|thousands?|half|dozen|once|twice|every|all|both)\b|(?<![\p{L}\p{M}])(?:एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|बीस|तीस|चालीस|पचास|सौ|हज़ार|हजार|लाख|दोनों|तीनों|चारों|\S+तीस)(?![\p{L}\p{M}])/iu;
const TIME =
  /\d|\b(?:o['’]?clock|noon|midnight|dawn|dusk|morning|evening|night|today|yesterday|tomorrow|ago|since|until|minutes?|hours?|days?|weeks?|months?|years?)\b|बजे|बजकर|मिनट|घंट|सुबह|शाम|रात|दिन|महीन|साल|कल|आज/iu;
const REASON =
  /\b(?:because|since|so that|so as|in case|that is why|so (?:he|she|it|they|you|we|I))\b|क्योंकि|इसलिए|ताकि|वरना|चूँकि|kyunki/iu;
const PLACE =
  /\b(?:on|in|at|under|behind|beside|over|by|near|inside|outside|below|above|between|from|to|out of|with|into)\b|(?<![\p{L}\p{M}])(?:में|पर|के पास|नीचे|ऊपर|पीछे|ओर|तरफ़|बाहर|भीतर)(?![\p{L}\p{M}])/iu;
const SAYS = /['"‘“«]/u;

const KINDS: readonly Kind[] = [
  {
    asks: /\bhow (?:many|much|long|high|far|old|often|big|deep)\b|कितन|\bkitn/iu,
    holds: NUMBER,
    isStrict: true,
  },
  { asks: /\bwhen\b|\bsince when\b|(?<![\p{L}\p{M}])कब|\bkab\b/iu, holds: TIME, isStrict: true },
  { asks: /\bwhy\b|\bhow come\b|क्यों|क्यूँ|\bky(?:o|u|oo)n\b/iu, holds: REASON, isStrict: true },
  { asks: /\bwhere\b|कहाँ|कहां|किधर|\bkah?an?\b|\bkidhar\b/iu, holds: PLACE },
  {
    asks: /\b(?:say|says|said|tell|told|offer|answer|ask|asked|promise|want|wants)\b|कहा|बोल|पूछ|माँग|\bbol|\bkaha\b|\bpoo?ch/iu,
    holds: SAYS,
  },
  { asks: /\bwho(?:se|m)?\b|कौन|किस|\bkaun\b|\bkis/iu, holds: 'name' },
];

/** Whether a sentence holds what a question asks for: a number, a time, a reason, a place, a speech or a name. */
export function wantedBy({ task }: Narration, question: string): Wanted | null {
  const kind = KINDS.find(({ asks }) => asks.test(question));
  if (!kind) return null;
  const { holds, isStrict = false } = kind;
  if (holds !== 'name') return { holds: (text) => holds.test(text), isStrict };
  const names = (task.story.lexicon.names ?? []).map(({ np }) => np);
  const asked = searchable(question);
  const isNamed = (words: string) => names.some((name) => mentions(words, name) && !mentions(asked, name));
  return { holds: (text) => isNamed(searchable(text)), isStrict };
}
