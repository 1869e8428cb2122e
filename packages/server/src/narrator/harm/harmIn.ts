import type { ContentRating } from '@kathaloka/contract/entities';
import { wordsIn } from '../phrases.ts';
import { contactsIn, withPlainDigits } from './contacts.ts';
import { type Harm, RULES } from './rules.ts';

/** A sentence as it is written, and with blanks in place of what somebody says in it. */
export interface Sentence {
  readonly text: string;
  readonly narrated: string;
}

/** Whose words are never harm, and for whom the story is. */
export interface Around {
  readonly rating: ContentRating;
  /** The author's words: whatever they hold belongs to the story. */
  readonly author: string;
  /** What the player typed, which a telling may quote. */
  readonly typed: string;
}

/** What is harm in stories for adults as well, in the order in which it counts. */
const ALWAYS = ['child', 'self_harm', 'recipe', 'hatred'] as const;
const NOT_FOR_YOUNGER_READERS = ['gore', 'sex'] as const;

/**
 * The harm that a sentence does, without a model's help; null for none. Precision comes first: a war, a curse, a death
 * and a child in danger are what stories are made of.
 */
export function harmIn({ text, narrated }: Sentence, around: Around): Harm | null {
  if (hasForeignContact(text, around)) return 'contact';
  const all = spacedWords(text);
  const told = narrated === text ? all : spacedWords(narrated);
  const does = (harm: Exclude<Harm, 'contact'>): boolean =>
    // what people in a story say of others is theirs
    [...(harm === 'hatred' ? told : all).matchAll(RULES[harm])].some(
      ([hit]) => !isOwn({ hit, harm, told }, around),
    );
  const found = ALWAYS.find(does);
  if (found) return found;
  const cruel = NOT_FOR_YOUNGER_READERS.find((harm) => does(harm) && !(harm === 'gore' && has('!gore', all)));
  if (cruel && around.rating !== 'mature') return cruel;
  return cruel && has('young', all) ? 'child' : null;
}

/** Whether a sentence has a contact that neither the author nor the player has written. */
function hasForeignContact(text: string, { author, typed }: Around): boolean {
  const contacts = contactsIn(withPlainDigits(text));
  if (contacts.length === 0) return false;
  const own = withPlainDigits(`${author}\n${typed}`);
  return contacts.some((contact) => !own.includes(contact));
}

const spacedWords = (text: string): string => ` ${wordsIn(text).join(' ')} `;

const has = (name: 'young' | '!gore', words: string): boolean => words.search(RULES[name]) >= 0;

interface Found {
  readonly hit: string;
  readonly harm: Harm;
  /** The words of the sentence that nobody says in it. */
  readonly told: string;
}

/** Whether words are the author's, or the player's as the telling quotes them. */
const isOwn = ({ hit, harm, told }: Found, { author, typed }: Around): boolean =>
  spacedWords(author).includes(` ${hit} `) ||
  (harm !== 'child' && !told.includes(` ${hit} `) && spacedWords(typed).includes(` ${hit} `));
