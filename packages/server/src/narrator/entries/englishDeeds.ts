import type { StatedKind } from '../Entry.ts';
import { lexisOf } from '../interpret/lexis.ts';
import { BODY_EN } from './body.ts';
import { KIN_EN } from './kin.ts';

/** What one does in many words. */
type Deed = 'give' | 'put' | 'promise' | 'owe' | 'lend' | 'fear' | 'scare' | 'tell' | 'count' | 'name';

/** Each verb: its base, and its past and participle where they are irregular. */
const VERBS: Readonly<Record<Deed, string>> = {
  give: 'give gave given|hand|offer|pass|pay paid|toss|throw threw thrown|gift|present|feed fed|slip|press|return|sell sold|bring brought|send sent|leave left|pour|slide slid|push|drop|lay laid|share|trade|entrust|surrender|deliver|donate|swap|barter|lend lent|loan|serve|buy bought|bake|knit|wrap|fasten|tie|hang hung|put put|place',
  put: 'put put|place|set set|lay laid|tuck|stow|stash|hang hung|tie|fasten|lock|drop|sew sewed sewn|stitch|pin|nail|keep kept|leave left|push|slide slid|wrap|store|stuff|shove|stick stuck|bury buried|hide hid hidden|conceal|slip|throw threw thrown|wedge|cram|jam|plant|deposit|dump|sink sank sunk|toss|squirrel|poke|prop|chuck|roll|fold|write wrote written|carve|paint|scratch|mark',
  promise: 'promise|swear swore sworn|vow|pledge',
  owe: 'owe|borrow',
  lend: 'lend lent|loan',
  fear: 'fear|dread',
  scare: 'scare|frighten|terrify|spook|petrify|unnerve|panic',
  tell: 'tell told|whisper|confess|admit|confide|reveal|explain|claim|say said|warn|mention|lie|mutter|murmur|breathe',
  count: 'count',
  name: 'name|call|christen',
};

type Form = 'base' | 's' | 'past' | 'ing' | 'either';
const BY_WORD = new Map<string, { readonly deeds: Set<Deed>; readonly form: Form }>();

function learn(deed: Deed, word: string, form: Form): void {
  // of "put" nobody knows whether it is asked for or told
  const known = BY_WORD.get(word) ?? { deeds: new Set<Deed>(), form };
  known.deeds.add(deed);
  BY_WORD.set(word, known);
}
for (const [deed, verbs] of Object.entries(VERBS) as [Deed, string][]) {
  for (const verb of verbs.split('|')) {
    const [base = '', ...past] = verb.split(' ');
    const stem = base.replace(/e$/, '');
    const doubled =
      /[^aeiou][aeiou][ptgnm]$/.test(base) && !/(?:en|in)$/.test(base) ? base + base.at(-1)! : stem;
    learn(deed, base, past.includes(base) ? 'either' : 'base');
    learn(deed, /(?:s|sh|ch)$/.test(base) ? `${base}es` : base.replace(/(?<=[^aeiou])y$/, 'ie') + 's', 's');
    learn(deed, `${doubled}ing`, 'ing');
    for (const form of past.length > 0
      ? past
      : [/[^aeiou]y$/.test(base) ? base.replace(/y$/, 'ied') : `${doubled}ed`])
      learn(deed, form, 'past');
  }
}

/** Between a subject and its verb. */
const BESIDE_VERB =
  /^(?:\p{L}+ly|just|also|then|now|still|already|once|always|finally|too|really|kinda|sorta|here|there|again|even|only|both|all|later|first|soon|so|do|did|does|have|had|has|'ve|am|was|were|been|be|will|shall|must|got|get|hereby|quite|'d|manage|managed|needed|forced)$/iu;
const DENIES = /^(?:not|never|hardly|barely|nearly|almost|without|no|nor|neither|nobody|none|nothing)$/iu;
const MIGHT = /^(?:could|would|might|may|should|can|ought|maybe|perhaps|if|unless|let)$/iu;
const FIRST = /^(?:i|we)$/iu;
const OTHERS =
  /^(?:he|she|they|you|who|it|that|which|someone|somebody|everyone|everybody|one|nobody|people)$/iu;
const STOP = /^[;:.!?—–()]$/u;
const SUBORDINATE =
  /^(?:while|when|because|since|until|till|although|though|before|after|as|that|where|so|but)$/iu;
const JOINS = /^(?:and|then|,|or)$/iu;
const HAD_TO = /^(?:had|have|got|managed?|needed|forced)$/iu;

const EXPANDED: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/gu, "'"],
  [/\bcannot\b/giu, 'can not'],
  [/\bwon'?t\b/giu, 'will not'],
  [/\bcan'?t\b/giu, 'can not'],
  [/\b(do|did|does|have|has|had|is|are|was|were|would|could|should|ai)n'?t\b/giu, '$1 not'],
  [/\bi'?m\b/giu, 'I am'],
  [/\bi'?ve\b/giu, 'I have'],
  [/(?<!\b(?:my|the|an?|his|her|your|no) )\bid\b/giu, "I 'd"],
  [/\b(i|we|you|he|she|they)'ll\b/giu, '$1 will'],
  [/\bwe're\b/giu, 'we are'],
  [/\bwe've\b/giu, 'we have'],
];
export const expanded = (sentence: string): string =>
  EXPANDED.reduce((text, [form, whole]) => text.replaceAll(form, whole), sentence);

export const TOKENS = /'(?:s|d|re|ve)\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*|[,;:.!?—–()]/gu;

type Subject = 'me' | 'nobody' | 'other';

/** Whose act a verb is, by what precedes it; a verb at the beginning has its subject left out. */
function subjectOf(tokens: readonly string[], verb: number): Subject {
  let at = verb - 1;
  for (; at >= 0; at -= 1) {
    const word = tokens[at]!;
    if (FIRST.test(word)) return 'me';
    if (DENIES.test(word) || MIGHT.test(word)) return 'other';
    if (/^to$/iu.test(word) && HAD_TO.test(tokens[at - 1] ?? '')) continue;
    if (BESIDE_VERB.test(word)) continue;
    if (JOINS.test(word)) return subjectBefore(tokens, at);
    return STOP.test(word) || SUBORDINATE.test(word) ? 'nobody' : 'other';
  }
  return 'nobody';
}

/** The subject of the clause to which a verb is joined: `I kneel and hide it`. */
function subjectBefore(tokens: readonly string[], end: number): Subject {
  let first = end;
  for (let at = end - 1; at >= 0 && !STOP.test(tokens[at]!); at -= 1) {
    if (FIRST.test(tokens[at]!)) return 'me';
    if (OTHERS.test(tokens[at]!)) return 'other';
    if (SUBORDINATE.test(tokens[at]!)) break;
    first = at;
  }
  const word = tokens[first] ?? '';
  return BY_WORD.has(word.toLowerCase()) ||
    lexisOf('en').isVerb(word.toLowerCase()) ||
    BESIDE_VERB.test(word) ||
    first === end
    ? 'nobody'
    : 'other';
}

/** What follows a verb, to the end of its clause. */
function behindOf(tokens: readonly string[], verb: number): string {
  const words: string[] = [];
  for (let at = verb + 1; at < tokens.length; at += 1) {
    const word = tokens[at]!;
    if (STOP.test(word) || /^(?:but|because|while|when|until|since|although|though)$/iu.test(word)) break;
    words.push(word);
  }
  return `${words.join(' ')} `;
}

const PLACE =
  /(?:^|\s)(?:in|into|inside|under|underneath|beneath|behind|onto|on|at|by|beside|between|above|over|around|round|near|below|through|up|down|against|among|within|beyond|there|next to|on top of)\s/iu;
const DETERMINED =
  '(?:an?|the|my|our|his|her|their|its|some|all|half|both|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|everything|what|whatever|enough|back|another|every|more)';
const RECIPIENT = '(?:him|her|them|you|every(?:one|body)|each of them|\\p{Lu}\\p{L}+)';
const PREPOSITION =
  'in|into|on|onto|at|to|for|from|of|with|under|behind|over|up|down|off|out|by|round|around|through|away|about|as';
const TO_SOMEBODY = [
  // give him the ring, give Meher directions
  new RegExp(`^${RECIPIENT} (?!(?:${PREPOSITION}|and|,)\\s)\\S`, 'u'),
  // give the boy my hat, give meher a comb
  new RegExp(
    `^(?!(?:an?|my|our|me|us|some|up|it|in)\\s)(?:(?!(?:${PREPOSITION}|me|us|and)\\s)[\\p{L}-]+ ){1,3}?${DETERMINED} \\S`,
    'iu',
  ),
  // give it to the boy
  new RegExp(
    `(?:^|\\s)(?:to|with|for|across to|over to) (?:him|her|them|you|the|an?|my|our|that|this|\\p{Lu}\\p{L}+|\\p{Ll}+ $|\\p{Ll}+ ,)`,
    'u',
  ),
  // press it into her hand
  /(?:^|\s)(?:in|into|on|onto|round|around|over|across)\s(?:her|his|their|the (?:\p{L}+ ){1,3}'s|\p{L}+ 's|(?:the )?\p{L}+s|your)\s(?:\p{L}+ )?(?:hands?|palms?|fist|arms|lap|fingers|pockets?|shoulders|neck|wrist|bowl|finger|foot)\s/iu,
];
/** It gives nothing: `give up`, `pay attention`, `leave with Meher`. */
const GIVES_NOTHING =
  /^(?:(?:up|in|way|off|out|by|through|on|over(?! (?:the|my|an?|all|his|her)\s)|away|to|for|with|at|from|it a|it to you ,|attention|heed|chase|birth)\s|(?:\S+ ){0,3}?(?:my word|names?|look|nod|smile|glance|answer|reply|bow|wave|sign|shout|try|push|kiss|hug|hand up|chance|moment|wink|pat|shove|kick|way|thanks|piece of my mind|warning|silence|promise|rise|start|fright|scare|pause|sigh|laugh|courage|hope|trouble|headache|creeps|shivers|nightmares)\s)|(?:^|\s)(?:me|us)\s/iu;
/** Verbs that put unless somebody is named who gets it. */
const GIVES_ALONE =
  /^(?:give|gave|given|hand|offer|gift|present|fed|feed|lend|lent|loan|paid|pay|donate|entrust|return|sell|sold|deliver|share)/iu;

const SEEMS =
  /^(?:that )?(?:this|that|it|the \p{L}+|he|she|there|they|you)(?: \p{L}+)? (?:'s|is|was|are|were|has|had|looks?|smells?|tastes?)\s/iu;
const LATER =
  /\b(?:I|we)\s(?:(?:will|shall|would|am going to)|'d(?! (?:\p{L}+(?:ed|en|wn)|had|gone|done|made|said|told|left|lost|found|met|kept)\s))\s/iu;

/** `I tie the boat to the tree` gives nothing, `round her wrist` does. */
const PLACES = /^(?:wrap|fasten|tie|hang|hung|put|place|drop|la[iy]|tied|dropp|push)/iu;
const TO_A_PERSON = /\s(?:to|with) (?:him|her|them|you|\p{Lu}\p{L}+)\s/u;

function isGift(verb: string, behind: string): boolean {
  if (GIVES_NOTHING.test(behind)) return false;
  const [, , , ontoBody] = TO_SOMEBODY;
  if (ontoBody!.test(behind)) return true;
  if (PLACES.test(verb) || !TO_SOMEBODY.some((form) => form.test(behind))) return false;
  return GIVES_ALONE.test(verb) || !PLACE.test(behind) || TO_A_PERSON.test(` ${behind}`);
}
const OBJECT = new RegExp(
  `^(?!(?:my (?:\\p{L}+ )?(?:${BODY_EN}|${KIN_EN}|names?)|no|none|nothing|in|into|under|behind|on|onto|at|by|to|for|up|down|off|away|still|quiet|going|walking|out|and|,|with|that|how|what)\\s)\\S`,
  'iu',
);

/** Nothing is put there: `we buried the cat`, `I buried the hatchet`. */
const BURIED = new RegExp(`^(?:\\S+ ){0,2}?(?:hatchet|${KIN_EN})\\s`, 'iu');

const MEANS: Readonly<Record<Deed, (verb: string, behind: string) => StatedKind | undefined>> = {
  give: (verb, behind) => (isGift(verb, behind) ? 'gift' : undefined),
  put: (verb, behind) =>
    OBJECT.test(behind) &&
    !(/^bur/iu.test(verb) && BURIED.test(behind)) &&
    (PLACE.test(behind) || /^(?:hid|bur|conceal)/iu.test(verb))
      ? 'put'
      : undefined,
  promise: (_, behind) =>
    /^(?:at (?:him|her|them|you|it|me)|me|us)\s/iu.test(behind) || SEEMS.test(behind) || behind === ' '
      ? undefined
      : 'promise',
  owe: (_, behind) => (/\b(?:nothing|nobody|no one|none)\s/iu.test(behind) ? undefined : 'debt'),
  lend: () => undefined,
  fear: (_, behind) => (/^(?:for|not)\s/iu.test(behind) ? undefined : 'fear'),
  scare: () => undefined,
  tell: (_, behind) =>
    /\b(?:nothing|nobody|no one)\s|^(?:me|us|to me)\s/iu.test(behind)
      ? undefined
      : LATER.test(behind)
        ? 'promise'
        : 'said',
  count: (_, behind) =>
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?|hundred)\b/iu.test(
      behind,
    )
      ? 'count'
      : undefined,
  name: (_, behind) =>
    /^(?:it|him|her|them|the|this|that|my) (?!an? )\S/iu.test(behind) ? 'named' : undefined,
};

/** `Until I bring it` it is not brought. */
const AWAITED = /^(?:until|till|before|unless|if|once|when|whenever)$/iu;
const AHEAD = /^(?:will|shall)$/iu;

/** What the player does in a sentence: each verb with its subject and what follows it. */
export function deedsIn(tokens: readonly string[]): Set<StatedKind> {
  const found = new Set<StatedKind>();
  for (const [at, token] of tokens.entries()) {
    const known = BY_WORD.get(token.toLowerCase());
    if (!known || known.form === 'ing') continue;
    const subject = subjectOf(tokens, at);
    const isMine = subject === 'me' ? known.form !== 's' : subject === 'nobody' && known.form === 'past';
    if (!isMine) continue;
    const behind = known.deeds.has('count') ? `${tokens.slice(at + 1).join(' ')} ` : behindOf(tokens, at);
    // "I'd give" and "I'll give" are not done, "I'd given" is
    const isAhead = AHEAD.test(tokens[at - 1] ?? '') || AHEAD.test(tokens[at - 2] ?? '');
    if (tokens[at - 1] === "'d" && known.form === 'base') continue;
    if (known.form === 'base' && AWAITED.test(tokens[at - 2] ?? '')) continue;
    const kinds = [...known.deeds].flatMap((deed) => MEANS[deed](token, behind) ?? []);
    for (const kind of kinds) {
      if (kind === 'put' && kinds.includes('gift')) continue;
      if (!isAhead || kind === 'promise') found.add(kind);
    }
  }
  return found;
}
