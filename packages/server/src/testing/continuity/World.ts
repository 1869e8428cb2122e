import type { StoryStructure } from '@kathaloka/contract/entities';

/** Something that a story may say in several forms. */
export interface Value {
  /** As the player says it. */
  readonly said: string;
  /** Any of these says it. */
  readonly forms: readonly string[];
}

/** A kind of fact that the player establishes, and asks for later. */
export interface FactKind {
  readonly name: string;
  readonly subjects: readonly string[];
  readonly values: readonly Value[];
  readonly plant: (subject: string, value: string) => string;
  readonly ask: (subject: string) => string;
}

/** What the story's author has told the narrator alone. */
export interface AuthorSecret {
  readonly text: string;
  /** Who says something to each of these has told it, whatever the words. */
  readonly told_by: readonly RegExp[];
}

/** A place of the story, and who is there. */
export interface Place {
  readonly name: string;
  readonly text: (people: string) => string;
  readonly go: string;
  readonly people: readonly string[];
}

/** The languages in which scripted players play. */
export type WorldLanguage = 'en' | 'hi' | 'ur';

/** What a scripted player plays in a language, and how its tellings are judged. */
export interface World {
  readonly language: WorldLanguage;
  readonly title: string;
  readonly story_prompt: string;
  readonly secretsAre: string;
  readonly places: readonly Place[];
  /** The way out, which is never taken. */
  readonly leave: { readonly text: string; readonly ending: string };
  readonly kinds: readonly FactKind[];
  /** What is buried, and where: said to one person alone. */
  readonly treasures: readonly string[];
  readonly graves: readonly Value[];
  readonly whisper: (knower: string, treasure: string, grave: string) => string;
  readonly pry: (other: string, treasure: string) => string;
  readonly authorSecrets: readonly AuthorSecret[];
  readonly probes: readonly string[];
  readonly idle: readonly string[];
  /** The beginning of a sentence that has the player say something. */
  readonly youSay: RegExp;
  /** What only the player may decide, outside of speech. */
  readonly youDecide: RegExp;
  readonly stock: RegExp;
  /** Words that every text of some length has, where the script does not tell the language. */
  readonly common?: RegExp;
}

/** Values that are said in one form. */
export const plain = (words: readonly string[]): Value[] => words.map((said) => ({ said, forms: [said] }));

/** The places in a ring, each with a way to its neighbours. */
export function structureOf({ places, leave }: World): StoryStructure {
  const at = (index: number): Place => places[(index + places.length) % places.length]!;
  const nodes = places.map((place, index) => {
    const choices = [at(index + 1), at(index - 1)].map(({ go, name }) => ({ text: go, target: name }));
    const out = index === 0 ? [{ text: leave.text, target: 'away' }] : [];
    return [
      place.name,
      { text: place.text(place.people.join(', ')), mode: 'open', choices: [...choices, ...out] },
    ];
  });
  const away = { text: leave.ending, mode: 'verbatim', choices: [] };
  return { start_node: places[0]!.name, nodes: { ...Object.fromEntries(nodes), away } };
}

export const systemPromptOf = ({ secretsAre, authorSecrets }: World): string =>
  `${secretsAre} ${authorSecrets.map(({ text }) => text).join(' ')}`;
