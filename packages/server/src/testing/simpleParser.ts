import type { InputParser } from '../narrator/builtIn/InputParser.ts';

const INTENTS: Readonly<Record<string, readonly string[]>> = {
  look: ['look', 'watch', 'examine', 'listen'],
  ask: ['ask', 'who', 'what', 'why', 'where'],
  speak: ['say', 'tell', 'shout'],
  go: ['go', 'walk', 'run'],
  take: ['take', 'grab', 'steal'],
  give: ['give', 'offer'],
  help: ['help', 'carry'],
  fight: ['fight', 'hit', 'attack'],
  hide: ['hide'],
  use: ['use', 'light', 'open'],
  rest: ['rest', 'sit', 'wait', 'do'],
  pray: ['pray', 'bow'],
  abuse: ['idiot'],
  outworld: ['phone'],
  meta: ['help?'],
};

const CHOICE_VERB = /^[A-Z][a-z]+ [a-z]/;
const MINE: Readonly<Record<string, string>> = { my: 'your', me: 'you', i: 'you' };

const EMPTY = new Set([
  'who',
  'what',
  'why',
  'where',
  'a',
  'the',
  'to',
  'at',
  'of',
  'around',
  'about',
  'i',
  'my',
  'is',
  'with',
]);

const keysOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !EMPTY.has(word));

/** A parser for tests, which understands little more than what simulated players type. */
export const simpleParser: InputParser = {
  read(input, { names }) {
    const words = input.toLowerCase().split(/\s+/);
    const intent = Object.keys(INTENTS).find((each) => INTENTS[each]!.includes(words[0] ?? '')) ?? 'nonsense';
    const spoken = /^(?:say|shout) (.+)$/i.exec(input)?.[1] ?? null;
    const isTold = /^[a-z ]+$/i.test(input) && words.length >= 2 && words.length <= 9;
    return {
      intent,
      doing:
        isTold && !['nonsense', 'ask'].includes(intent)
          ? words.map((word) => MINE[word] ?? word).join(' ')
          : null,
      questions: intent === 'ask' ? [{ text: input, topic: input === 'who is here' ? 'people' : null }] : [],
      isRefusal: false,
      isAsking: false,
      isSense: intent !== 'nonsense',
      feeling: words.includes('afraid') && spoken === null ? 'fear' : null,
      words: spoken && spoken.charAt(0).toUpperCase() + spoken.slice(1),
      keys: keysOf(input),
      person: names.find((name) => input.includes(name)) ?? null,
    };
  },
  keysOf,
  nearest(line, sentences, _language, omitted) {
    const typed = keysOf(line).filter((word) => !omitted.has(word));
    const found = sentences.map(
      ({ text }) => typed.filter((word) => keysOf(text.replaceAll(/[.,!?]/g, '')).includes(word)).length,
    );
    const count = Math.max(0, ...found);
    if (count === 0) return null;
    return { at: found.indexOf(count), score: count / typed.length, count, things: count, beside: null };
  },
  told: (sentence, topic) => (topic === 'people' && /\b(?:man|woman)\b/.test(sentence) ? 1 : 0),
  intention(choice, language) {
    const first = choice.split(/[.:;]/)[0] ?? '';
    if (language !== 'en' || !CHOICE_VERB.test(first) || first.includes("'")) return null;
    if (first.split(' ').length > 14) return null;
    return first.charAt(0).toLowerCase() + first.slice(1);
  },
};
