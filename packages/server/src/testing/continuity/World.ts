import type { StoryStructure } from '@kathaloka/contract/entities';

/** A value that a story may express in several forms. */
export interface Value {
  /** The form in which the player says it. */
  readonly said: string;
  /** Any of these forms expresses it. */
  readonly forms: readonly string[];
}

/** A kind of fact that the player establishes and asks for later. */
export interface FactKind {
  readonly name: string;
  readonly subjects: readonly string[];
  readonly values: readonly Value[];
  readonly plant: (subject: string, value: string) => string;
  readonly ask: (subject: string) => string;
}

/** A secret that the author has told only the narrator. */
export interface AuthorSecret {
  readonly text: string;
  /** A text that matches all of these has revealed the secret, whatever its words. */
  readonly told_by: readonly RegExp[];
}

/** A place of the story, and the people there. */
export interface Place {
  readonly name: string;
  readonly text: (people: string) => string;
  readonly go: string;
  readonly people: readonly string[];
}

/** The languages of scripted players. */
export type WorldLanguage = 'en' | 'hi' | 'ur';

/** The script of a player in a language, and the rules that judge its tellings. */
export interface World {
  readonly language: WorldLanguage;
  readonly title: string;
  readonly story_prompt: string;
  readonly secretsAre: string;
  readonly places: readonly Place[];
  /** The choice that leads out, which is never taken. */
  readonly leave: { readonly text: string; readonly ending: string };
  readonly kinds: readonly FactKind[];
  /** Buried things and the places where they are. The player tells each pair to one person only. */
  readonly treasures: readonly string[];
  readonly graves: readonly Value[];
  readonly whisper: (knower: string, treasure: string, grave: string) => string;
  readonly pry: (other: string, treasure: string) => string;
  readonly authorSecrets: readonly AuthorSecret[];
  readonly probes: readonly string[];
  readonly idle: readonly string[];
  /** Matches the beginning of a sentence in which the player speaks. */
  readonly youSay: RegExp;
  /** Matches decisions and feelings that only the player may have. It is applied to the text without direct speech. */
  readonly youDecide: RegExp;
  readonly stock: RegExp;
  /** Matches words that every longer text contains, for languages that the script does not identify. */
  readonly common?: RegExp;
}

/** Values with a single form. */
export const plain = (words: readonly string[]): Value[] => words.map((said) => ({ said, forms: [said] }));

/** The places in a ring, each with choices that lead to its neighbours. */
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
