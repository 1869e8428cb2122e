import type { StoryLayer } from '@kathaloka/contract/entities';
import { LAYERED_FIELDS, type LayeredStory } from './layeredStory.ts';
import { phrasesIn, textLines } from './textLines.ts';

/** The path of a text in a layer, from the outside in. */
export type TextPath = readonly (string | number)[];

/** One text of a story that a layer translates. */
export interface TextUnit {
  readonly id: string;
  readonly path: TextPath;
  /** `lines`: a list of phrases, one per line; `json`: the lexicon, which is translated as a whole. */
  readonly kind: 'text' | 'lines' | 'json';
  /** The scene; null for the texts of the whole story. */
  readonly node: string | null;
  readonly choice: number | null;
  readonly variant: number | null;
  /** What the author wrote. */
  readonly original: string;
}

/** Joins a path with slashes. Authors choose the names, so a slash in a name is escaped. */
export function textId(path: TextPath): string {
  return path.map((step) => String(step).replaceAll('%', '%25').replaceAll('/', '%2F')).join('/');
}

/** Every text of a story in reading order, without empty ones. */
export function textUnits(story: LayeredStory): TextUnit[] {
  const units = [
    ...LAYERED_FIELDS.map((field) => unit([field], story[field] ?? '')),
    ...(story.lore_cards ?? []).flatMap(({ keys, text }, index) => [
      unit(['lore_cards', index, 'keys'], textLines(keys), { kind: 'lines' }),
      unit(['lore_cards', index, 'text'], text),
    ]),
    unit(['lexicon'], lexiconText(story.lexicon), { kind: 'json' }),
    ...Object.entries(story.story_structure.things ?? {}).flatMap(([key, { name, line = '' }]) => [
      unit(['things', key, 'name'], name),
      unit(['things', key, 'line'], line),
    ]),
    ...Object.entries(story.story_structure.secrets ?? {}).map(([key, { text }]) =>
      unit(['secrets', key], text),
    ),
    ...(story.story_structure.chapters ?? []).map(({ title, node }, index) =>
      unit(['chapters', index], title, { node }),
    ),
    ...Object.keys(story.story_structure.nodes).flatMap((node) => unitsOfNode(story, node)),
  ];
  return units.filter(({ original }) => original.trim() !== '');
}

function unitsOfNode({ story_structure: { nodes } }: LayeredStory, node: string): TextUnit[] {
  const { title = '', hint = '', text, variants = [], choices } = nodes[node]!;
  return [
    unit(['nodes', node, 'title'], title, { node }),
    unit(['nodes', node, 'text'], text, { node }),
    unit(['nodes', node, 'hint'], hint, { node }),
    ...variants.map((told, variant) =>
      unit(['nodes', node, 'variants', variant], told.text, { node, variant }),
    ),
    ...choices.flatMap(({ text: label, deed = '', said = [], win_text = '', lose_text = '' }, choice) => [
      unit(['nodes', node, 'choices', choice, 'text'], label, { node, choice }),
      unit(['nodes', node, 'choices', choice, 'deed'], deed, { node, choice }),
      unit(['nodes', node, 'choices', choice, 'said'], textLines(said), { node, choice, kind: 'lines' }),
      unit(['nodes', node, 'choices', choice, 'win_text'], win_text, { node, choice }),
      unit(['nodes', node, 'choices', choice, 'lose_text'], lose_text, { node, choice }),
    ]),
  ];
}

function unit(
  path: TextPath,
  original: string,
  { kind = 'text', node = null, choice = null, variant = null }: Partial<TextUnit> = {},
): TextUnit {
  return { id: textId(path), path, kind, node, choice, variant, original };
}

function lexiconText(lexicon: LayeredStory['lexicon']): string {
  return lexicon && Object.keys(lexicon).length > 0 ? JSON.stringify(inOrder(lexicon), undefined, 2) : '';
}

/** Sorts the keys of all objects, because databases store them in an order of their own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}

type Holder = Readonly<Record<string | number, unknown>>;

/** The text of a layer for a unit; empty if there is none. */
export function layerText(layer: StoryLayer, { path, kind }: Pick<TextUnit, 'path' | 'kind'>): string {
  let value: unknown = layer;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return '';
    value = (value as Holder)[step];
  }
  if (kind === 'text') return typeof value === 'string' ? value : '';
  if (kind === 'lines') return Array.isArray(value) ? textLines(value as string[]) : '';
  return lexiconText(value as LayeredStory['lexicon']);
}

/** The value of a text in the layer. Throws if a lexicon is not JSON. */
export function layerValue(kind: TextUnit['kind'], text: string): unknown {
  if (kind === 'text') return text;
  return kind === 'lines' ? phrasesIn(text) : JSON.parse(text);
}
