import { type Fragments, fragmentsOf } from '../narrator/builtIn/fragments.ts';

const KINDS = ['lean', 'bridge', 'hold', 'echo', 'immerse.head', 'immerse.place', 'revisit', 'ending'];
/** What all temperaments share. */
const SHARED = [
  'beat', 'meta', 'howto', 'abuse', 'outworld', 'unclear', 'untold', 'perhaps', 'who.none', 'act.done', 'act.tried',
  'act.not', 'act.left', 'speak', 'feel',
]; // prettier-ignore

/** The first two words of a sentence. They differ for each index. */
const opening = (index: number) => `${'ABCDEFGHIJKLMNOP'[index % 16]}${'aeiou'[index % 5]}n ${index}`;

const sentences = (kind: string, size: number, rest = ''): string =>
  Array.from({ length: size }, (_, index) => `${opening(index)} of ${kind.replace('.', ' ')}${rest}.`).join(
    '\n',
  );

const SLOT_OF: Readonly<Record<string, string>> = {
  echo: ' and {deed}',
  'immerse.place': ' at {place}',
};

/** Fragments that name their class and number: "Aan 0 of lean." */
export function fragmentBank(
  size = 40,
  others: Readonly<Record<string, string>> = {},
  languages: readonly string[] = ['en'],
): Fragments {
  const texts = new Map<string, string>();
  for (const language of languages) {
    for (const kind of KINDS)
      for (const temperament of ['tenali', 'birbal', 'vyasa'])
        texts.set(`${language}/${temperament}/${kind}`, sentences(kind, size, SLOT_OF[kind]));
    for (const kind of SHARED) texts.set(`${language}/shared/${kind}`, sentences(kind, size));
    texts.set(`${language}/shared/ways`, 'Say {ways}.');
    texts.set(`${language}/shared/about`, 'Ask about {about}.');
    texts.set(`${language}/shared/where`, 'This is {place}.');
    texts.set(`${language}/shared/who`, 'Here is {people}.');
    texts.set(`${language}/shared/recap`, 'Behind you is {deeds}.');
    texts.set(`${language}/shared/detour.look`, 'Look for a while at {thing} first.');
    texts.set(`${language}/shared/detour.still`, 'Stand still a little longer first.');
  }
  texts.set('en/lists/grave', 'grave\nburn\ndead');
  for (const [name, text] of Object.entries(others)) texts.set(name, text);
  return fragmentsOf(texts);
}
