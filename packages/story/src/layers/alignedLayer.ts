import type { StoryLayer, StoryNode } from '@kathaloka/contract/entities';
import { LAYER_CHOICE } from '@kathaloka/contract/layerFields';
import type { LayeredStory } from './layeredStory.ts';
import { mapped } from './mapped.ts';
import { textDigest } from './textDigest.ts';
import { textId, type TextPath } from './textUnits.ts';

type LayerNode = NonNullable<StoryLayer['nodes']>[string];
type Digests = Readonly<Record<string, string>>;

/** A layer under construction, in the order of its story. */
interface Aligned {
  readonly layer: StoryLayer;
  readonly made_from: Record<string, string>;
}

/**
 * Moves each text of a layer to the place of its original. Recognises renamed scenes, and moved choices, variants and
 * lore cards, by the digest of the original; other texts stay. Drops texts without an original.
 */
export function alignedLayer(story: LayeredStory, layer: StoryLayer): StoryLayer {
  const { made_from = {}, lore_cards, chapters, nodes = {}, things, secrets, ...whole } = layer;
  const aligned: Aligned = { layer: { ...whole }, made_from: {} };
  for (const field of Object.keys(whole)) carry(made_from, aligned, [field], [field]);
  if (lore_cards) {
    const sources = (story.lore_cards ?? []).map(({ text }) => text);
    const from = placesOf(sources, lore_cards.length, (at) => made_from[textId(['lore_cards', at, 'text'])]);
    aligned.layer.lore_cards = trimmed(from.map((at) => (at === null ? {} : lore_cards[at]!)));
    for (const [to, at] of from.entries()) {
      if (at === null) continue;
      for (const part of ['keys', 'text'])
        carry(made_from, aligned, ['lore_cards', at, part], ['lore_cards', to, part]);
    }
  }
  if (chapters) alignChapters(story, chapters, made_from, aligned);
  alignNamed(story, { things, secrets }, made_from, aligned);
  const texts = mapped(story.story_structure.nodes, ({ text }) => text);
  const names = namesOf(texts, nodes, (was) => made_from[textId(['nodes', was, 'text'])]);
  const found = [...names].map(([name, was]) => {
    const node = story.story_structure.nodes[name]!;
    return [name, alignedNode(node, nodes[was]!, { made_from, aligned, name, was })] as const;
  });
  if (found.length > 0) aligned.layer.nodes = Object.fromEntries(found);
  const { length } = Object.keys(aligned.made_from);
  return { ...aligned.layer, ...(length > 0 && { made_from: aligned.made_from }) };
}

function alignChapters(
  { story_structure }: LayeredStory,
  titles: readonly string[],
  made_from: Digests,
  aligned: Aligned,
): void {
  const sources = (story_structure.chapters ?? []).map(({ title }) => title);
  const from = placesOf(sources, titles.length, (at) => made_from[textId(['chapters', at])]);
  aligned.layer.chapters = trimmed(from.map((at) => (at === null ? '' : titles[at]!)));
  for (const [to, at] of from.entries())
    if (at !== null) carry(made_from, aligned, ['chapters', at], ['chapters', to]);
}

/** Things and secrets have names, as scenes do. */
function alignNamed(
  { story_structure }: LayeredStory,
  { things, secrets }: Pick<StoryLayer, 'things' | 'secrets'>,
  made_from: Digests,
  aligned: Aligned,
): void {
  const { layer } = aligned;
  if (things) {
    const originals = mapped(story_structure.things ?? {}, ({ name }) => name);
    const names = namesOf(originals, things, (was) => made_from[textId(['things', was, 'name'])]);
    layer.things = Object.fromEntries([...names].map(([name, was]) => [name, things[was]!]));
    for (const [name, was] of names)
      for (const part of ['name', 'line'])
        carry(made_from, aligned, ['things', was, part], ['things', name, part]);
  }
  if (secrets) {
    const originals = mapped(story_structure.secrets ?? {}, ({ text }) => text);
    const names = namesOf(originals, secrets, (was) => made_from[textId(['secrets', was])]);
    layer.secrets = Object.fromEntries([...names].map(([name, was]) => [name, secrets[was]!]));
    for (const [name, was] of names) carry(made_from, aligned, ['secrets', was], ['secrets', name]);
  }
}

interface Move {
  readonly made_from: Digests;
  readonly aligned: Aligned;
  /** The scene's name in the story, beside its name in the layer. */
  readonly name: string;
  readonly was: string;
}

function alignedNode(
  node: StoryNode,
  { variants, choices, ...texts }: LayerNode,
  { made_from, aligned, name, was }: Move,
): LayerNode {
  const move = (from: TextPath, to: TextPath) =>
    carry(made_from, aligned, ['nodes', was, ...from], ['nodes', name, ...to]);
  const digestOf = (path: TextPath) => made_from[textId(['nodes', was, ...path])];
  for (const part of Object.keys(texts)) move([part], [part]);
  const told = placesOf(
    (node.variants ?? []).map(({ text }) => text),
    variants?.length ?? 0,
    (at) => digestOf(['variants', at]),
  );
  const offered = placesOf(
    node.choices.map(({ text }) => text),
    choices?.length ?? 0,
    (at) => digestOf(['choices', at, 'text']),
  );
  for (const [to, at] of told.entries()) if (at !== null) move(['variants', at], ['variants', to]);
  for (const [to, at] of offered.entries()) {
    if (at === null) continue;
    for (const part of CHOICE_PARTS) move(['choices', at, part], ['choices', to, part]);
  }
  return {
    ...texts,
    ...(variants && { variants: trimmed(told.map((at) => (at === null ? '' : variants[at]!))) }),
    ...(choices && { choices: trimmed(offered.map((at) => (at === null ? {} : choices[at]!))) }),
  };
}

const CHOICE_PARTS = Object.keys(LAYER_CHOICE.fields);

/** The list without empty entries at its end. */
function trimmed<T extends object | string>(list: readonly T[]): T[] {
  return list.slice(0, list.findLastIndex((entry) => Object.keys(entry).length > 0) + 1);
}

/** Copies the digest of a text's original to its new place. */
function carry(made_from: Digests, aligned: Aligned, from: TextPath, to: TextPath): void {
  const id = textId(from);
  if (Object.hasOwn(made_from, id)) aligned.made_from[textId(to)] = made_from[id]!;
}

/** The names of originals that a layer has, with their names in the layer. Renamed ones have the same text. */
function namesOf(
  originals: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, unknown>>,
  digestOf: (name: string) => string | undefined,
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const was of Object.keys(translated)) {
    const digest = digestOf(was);
    if (digest !== undefined && !Object.hasOwn(originals, was)) renamed.set(digest, was);
  }
  return new Map(
    Object.entries(originals).flatMap(([name, text]) => {
      if (Object.hasOwn(translated, name)) return [[name, name] as const];
      const was = renamed.size > 0 ? renamed.get(textDigest(text)) : undefined;
      return was === undefined ? [] : [[name, was] as const];
    }),
  );
}

/** For each original, the index of its translation in a list of the layer; null if there is none. */
function placesOf(
  originals: readonly string[],
  count: number,
  digestAt: (index: number) => string | undefined,
): (number | null)[] {
  const free = new Set(Array.from({ length: count }, (_, at) => at));
  const digests = [...free].map(digestAt);
  const wanted = originals.map(textDigest);
  const take = (at: number) => free.delete(at);
  const same = wanted.map((digest, at) => (digests[at] === digest && take(at) ? at : null));
  const known = wanted.map((digest, at) => {
    if (same[at] !== null) return same[at]!;
    const found = digests.findIndex((was, index) => was === digest && free.has(index));
    return found >= 0 && take(found) ? found : null;
  });
  // the original was reworded, or the digest is missing: assume the same place
  return known.map((found, at) => found ?? (take(at) ? at : null));
}
