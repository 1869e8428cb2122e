import type { ChapterHeading, HandCount, Language, TurnCheck, TurnPart } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { choiceLine, handCounter, spaced } from '@kathaloka/story';
import { authorOf } from '../catalogue/public.ts';
import { shownName } from '../accounts/public.ts';
import { type BookPicture, coverInBook, type Covers } from '../pictures/public.ts';
import { choiceOf, readTale, type Teller, type ToldTurn } from '../play/public.ts';
import type { Deps } from '../../platform/Deps.ts';
import { beginningOf } from '../../platform/beginningOf.ts';
import { stableId } from '../../platform/ids.ts';
import { type BookWords, bookWords } from './bookWords.ts';

/** The parts of a book, in order. */
export type BookPart =
  | { readonly kind: 'chapter'; readonly chapter: ChapterHeading }
  /** What the player has typed, or has chosen. */
  | { readonly kind: 'written' | 'chosen'; readonly text: string }
  | ({ readonly kind: 'picture'; readonly image_url: string } & Pick<
      ToldTurn,
      'image_alt' | 'style' | 'prompt'
    >)
  | { readonly kind: 'told'; readonly text: string; readonly parts: readonly TurnPart[] }
  /** How an attempt went, in the words of the labels. */
  | { readonly kind: 'outcome'; readonly text: string };

/** A play as a book, before it is laid out. */
export interface Book {
  /** An id that is the same for every book of this play with the same parts. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly words: BookWords;
  /** The language of `words`. */
  readonly labels: InterfaceLanguage;
  readonly cover: BookPicture & { readonly alt: string };
  readonly author: string | null;
  readonly player: string;
  readonly tellers: readonly string[];
  readonly painters: readonly string[];
  readonly begun: Date;
  readonly ended: Date;
  readonly chapters: readonly ChapterHeading[];
  readonly ending: { readonly name: string | null } | null;
  readonly hasOwnWords: boolean;
  readonly parts: () => AsyncGenerator<BookPart, void>;
  /** How many words each hand has written, of the parts that have been read so far. */
  readonly hands: () => readonly HandCount[];
}

export interface AskedBook {
  readonly session_id: string;
  readonly user_id: string;
  readonly turn_id?: string | undefined;
  readonly own_words: boolean;
  /**
   * The language of the reader's interface. It is used for labels if the interface does not have the story's
   * language.
   */
  readonly language: InterfaceLanguage;
}

const isLabelled = (language: string): language is InterfaceLanguage => Object.hasOwn(bookWords, language);

export type BookDeps = Pick<Deps, 'db' | 'config'> & { readonly covers: Covers };

export async function readBook(deps: BookDeps, { own_words, language, ...asked }: AskedBook): Promise<Book> {
  const tale = await readTale(deps, asked);
  const { alt, ...cover } = await coverInBook(deps, tale);
  const hands = handCounter();
  const labels = isLabelled(tale.language) ? tale.language : language;
  return {
    id: stableId(`book ${tale.last_turn_id} ${own_words}`),
    title: tale.title,
    language: tale.language,
    languages: tale.languages,
    words: bookWords[labels],
    labels,
    cover: { ...cover, alt: alt ?? tale.image_alt?.trim() ?? '' },
    author: await authorOf(deps, tale),
    player: (await shownName(deps, asked)) ?? '',
    tellers: namesOf(tale.tellers, labels),
    painters: namesOf(tale.painters, labels),
    begun: tale.begun,
    ended: tale.ended,
    chapters: tale.chapters,
    ending: tale.ending,
    hasOwnWords: own_words,
    parts: () => counted(partsOf(tale.turns(), own_words, bookWords[labels]), hands),
    hands: hands.counts,
  };
}

/** The names of models, as the log shows them in this language. */
const namesOf = (tellers: readonly Teller[], language: InterfaceLanguage): readonly string[] => {
  const nameOf = ({ model_key, display_name }: Teller) =>
    bookWords[language].models[model_key] ?? display_name;
  const byModels = tellers.filter(({ told_by }) => told_by !== null).map(nameOf);
  const names = tellers.flatMap((teller) => {
    const name = nameOf(teller);
    // what was told in place of a model stands under the model's name
    if (teller.told_by === null) return byModels.includes(name) ? [] : [name];
    return [`${name}, ${teller.told_by}`];
  });
  return [...new Set(names)];
};

async function* counted(
  parts: AsyncGenerator<BookPart, void>,
  hands: ReturnType<typeof handCounter>,
): AsyncGenerator<BookPart, void> {
  for await (const part of parts) {
    if (part.kind === 'told') hands.add(part.text, part.parts);
    yield part;
  }
}

/** The parts of a tale, as the log shows its turns. Failed turns are left out. */
async function* partsOf(
  turns: AsyncGenerator<ToldTurn, void>,
  own_words: boolean,
  words: BookWords,
): AsyncGenerator<BookPart, void> {
  for await (const turn of turns) {
    const { chapter, user_input, image_url, ai_response, parts, action_type, check } = turn;
    const choice = choiceOf(turn);
    if (own_words && user_input) yield { kind: 'written', text: user_input };
    if (own_words && choice) yield { kind: 'chosen', text: choiceLine(choice) };
    // a picture that could not be drawn is told in words, so readers see no failure
    if (!turn.success && action_type !== 'show') continue;
    if (chapter) yield { kind: 'chapter', chapter };
    if (image_url && turn.success && action_type !== 'undo') yield { ...turn, kind: 'picture', image_url };
    if (ai_response?.trim()) yield { kind: 'told', text: ai_response, parts };
    if (check && action_type !== 'show') yield { kind: 'outcome', text: outcomeText(check, words) };
  }
}

function outcomeText({ name, at_least, had, roll }: TurnCheck, words: BookWords): string {
  const [needed, there, die] = [at_least, had, roll ?? 0].map((number) =>
    new Intl.NumberFormat(words.locale).format(number),
  ) as [string, string, string];
  const of = spaced(name);
  return roll === undefined ? words.needed(of, needed, there) : words.rolled(of, needed, there, die);
}

/** At most three bytes each, in a file name of 255 bytes. */
const NAME_CHARACTERS = 80;

/** A file name in any script that every system accepts. */
export function bookFileName({ title }: Pick<Book, 'title'>): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${beginningOf(words.join('-').toLowerCase(), NAME_CHARACTERS) || 'tale'}.epub`;
}
