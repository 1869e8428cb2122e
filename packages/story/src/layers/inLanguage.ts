import type { Language, StoryChoice, StoryLayer, StoryNode, StoryThing } from '@kathaloka/contract/entities';
import { alignedLayer } from './alignedLayer.ts';
import { LAYERED_FIELDS, type LayeredStory } from './layeredStory.ts';
import { mapped } from './mapped.ts';

type LayerNode = NonNullable<StoryLayer['nodes']>[string];
type LayerChoice = NonNullable<LayerNode['choices']>[number];

/**
 * The story in the words of a layer. Names, conditions, effects and targets stay the same. Texts that the layer lacks
 * stay in the author's language. Without a layer in this language, returns the story itself.
 */
export function inLanguage<S extends LayeredStory>(story: S, language: Language): S {
  const written = language === story.language ? undefined : story.layers?.[language];
  if (!written) return story;
  const layer = alignedLayer(story, written);
  const { chapters, things, secrets } = story.story_structure;
  const told: Partial<LayeredStory> = {
    language,
    story_structure: {
      ...story.story_structure,
      nodes: mapped(story.story_structure.nodes, (node, name) => nodeIn(node, own(layer.nodes, name) ?? {})),
      ...(chapters && {
        chapters: chapters.map(({ title, node }, at) => ({ title: or(layer.chapters?.[at], title), node })),
      }),
      ...(things && { things: mapped(things, (thing, key) => thingIn(thing, own(layer.things, key))) }),
      ...(secrets && {
        secrets: mapped(secrets, (secret, key) => ({
          ...secret,
          text: or(own(layer.secrets, key), secret.text),
        })),
      }),
    },
  };
  for (const field of LAYERED_FIELDS)
    if (story[field] !== undefined) told[field] = or(layer[field], story[field]);
  if (story.lore_cards)
    told.lore_cards = story.lore_cards.map(({ keys, text }, at) => {
      const card = layer.lore_cards?.[at];
      return { keys: listOr(card?.keys, keys), text: or(card?.text, text) };
    });
  if (story.lexicon && layer.lexicon && Object.keys(layer.lexicon).length > 0) told.lexicon = layer.lexicon;
  return { ...story, ...told };
}

/** The value of a key that an author has chosen. */
const own = <T>(map: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  map && Object.hasOwn(map, key) ? map[key] : undefined;

function thingIn(thing: StoryThing, layer: NonNullable<StoryLayer['things']>[string] = {}): StoryThing {
  const { name, line } = thing;
  return { ...thing, name: or(layer.name, name), ...(line !== undefined && { line: or(layer.line, line) }) };
}

function nodeIn(node: StoryNode, layer: LayerNode): StoryNode {
  const { title, hint, text, variants, choices } = node;
  return {
    ...node,
    text: or(layer.text, text),
    choices: choices.map((choice, at) => choiceIn(choice, layer.choices?.[at] ?? {})),
    ...(title !== undefined && { title: or(layer.title, title) }),
    // readers notice a hint in another language, but not a missing one
    ...(hint !== undefined && { hint: (hint.trim() && layer.hint) || '' }),
    ...(variants && {
      variants: variants.map((variant, at) => ({ ...variant, text: or(layer.variants?.[at], variant.text) })),
    }),
  };
}

function choiceIn(choice: StoryChoice, layer: LayerChoice): StoryChoice {
  const { text, deed, said, win_text, lose_text } = choice;
  return {
    ...choice,
    text: or(layer.text, text),
    ...(deed !== undefined && { deed: or(layer.deed, deed) }),
    ...(said && { said: listOr(layer.said, said) }),
    ...(win_text !== undefined && { win_text: or(layer.win_text, win_text) }),
    ...(lose_text !== undefined && { lose_text: or(layer.lose_text, lose_text) }),
  };
}

/** A text that is empty in the original stays empty: a layer adds nothing to a story. */
function or(text: string | undefined, original: string): string {
  return text?.trim() && original.trim() ? text : original;
}

function listOr(phrases: string[] | undefined, original: string[]): string[] {
  return phrases && phrases.length > 0 && original.length > 0 ? phrases : original;
}
