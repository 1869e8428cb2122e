import { withoutValues } from '../marks.ts';

/** The codes of all notes, with their parameters. */
export const NOTE_CODES = {
  macro_lost: ['text'],
  look_lost: ['text'],
  script_lost: [],
  style_lost: [],
  image_lost: ['text'],
  media_lost: ['text'],
  html_lost: ['text'],
  link_computed: ['text'],
  loop_lost: ['text'],
  reveal_lost: ['text'],
  random_lost: ['text'],
  printed_value_lost: ['text'],
  condition_lost: ['text'],
  conditional_text_lost: ['text'],
  effect_lost: ['text'],
  conditional_effect_lost: ['text'],
  order_lost: ['name'],
  variable_lost: ['name'],
  variable_unused: ['name'],
  variable_many: ['name'],
  variable_fraction: ['name'],
  header_lost: ['name'],
  tag_lost: ['text'],
  input_lost: ['text'],
  include_lost: ['name'],
  sequence_lost: ['text'],
  tunnel_lost: ['text'],
  function_lost: ['text'],
  scene_renamed: ['from', 'to'],
  variable_renamed: ['from', 'to'],
  choice_renamed: ['from', 'to'],
  target_meant: ['from', 'to'],
  scene_twice: ['name'],
  scenes_reordered: ['text'],
  scene_cut: ['count'],
  start_added: ['text'],
  scene_without_text: [],
  characters_cleaned: ['count'],
  field_lost: ['name'],
  cover_lost: ['text'],
  file_unused: ['name'],
  text_unknown: ['name'],
  text_twice: ['name'],
  text_refused: ['name'],
  originals_changed: ['count'],
  more: ['count'],
} as const;
export type NoteCode = keyof typeof NOTE_CODES;

/** Notes about looks and sound, which do not change the story. */
export const LOOKS = [
  'look_lost',
  'style_lost',
  'html_lost',
  'image_lost',
  'media_lost',
] as const satisfies readonly NoteCode[];

interface Parameters {
  readonly text: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}
export type NoteParams<C extends NoteCode> = Pick<Parameters, (typeof NOTE_CODES)[C][number]>;

interface NoteOf<C extends NoteCode> {
  readonly code: C;
  /** The scene; null for the whole file. */
  readonly node: string | null;
  readonly params: NoteParams<C>;
}

/** Something that an import changed or lost. Plain data, so a worker can post it. */
export type ImportNote = { [C in NoteCode]: NoteOf<C> }[NoteCode];

/** The words of one language for every code. */
export type NoteWords = { readonly [C in NoteCode]: (params: NoteParams<C>) => string };

/** The sentence of a note in a language. */
export function noteText(words: NoteWords, { code, params }: Pick<ImportNote, 'code' | 'params'>): string {
  return (words[code] as (params: ImportNote['params']) => string)(params);
}

/** The maximum number of notes in a report, so that even one with many losses can be shown. */
const NOTES_MAX = 500;
/** The maximum number of notes about looks and sound, which leaves room for changes of the story. */
const LOOKS_MAX = 200;
const EXCERPT_MAX = 120;

/** The beginning of a text, on one line. */
export function excerpt(text: string): string {
  const line = withoutValues(text)
    .slice(0, EXCERPT_MAX * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX).trimEnd()}…` : line;
}

/** Collects notes without duplicates. */
export class NoteBook {
  readonly #notes: ImportNote[] = [];
  readonly #known = new Set<string>();
  #looks = 0;
  #more = 0;

  add<C extends NoteCode>(code: C, node: string | null, params: NoteParams<C>): void {
    const key = JSON.stringify([code, node, params]);
    if (this.#known.has(key)) return;
    const isLook = (LOOKS as readonly NoteCode[]).includes(code);
    if (this.#notes.length >= NOTES_MAX || (isLook && this.#looks >= LOOKS_MAX)) {
      this.#more += 1;
      return;
    }
    if (isLook) this.#looks += 1;
    this.#known.add(key);
    this.#notes.push({ code, node, params } as unknown as ImportNote);
  }

  /** All notes, with scenes under their new names. */
  all(nameOf: (scene: string) => string = (scene) => scene): ImportNote[] {
    const named = this.#notes.map((note) =>
      note.node === null ? note : { ...note, node: nameOf(note.node) },
    );
    return this.#more === 0 ? named : [...named, { code: 'more', node: null, params: { count: this.#more } }];
  }
}
