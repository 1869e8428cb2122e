import type { TextUnit } from '@kathaloka/story';
import type { StoryLayer } from '@kathaloka/contract/entities';
import type { Words } from '../../../words/en.ts';

type LayerNode = NonNullable<StoryLayer['nodes']>[string];
type LayerChoice = NonNullable<LayerNode['choices']>[number];

/** Returns the label of a text. */
export function partName(
  { path, choice, variant }: Pick<TextUnit, 'path' | 'choice' | 'variant'>,
  { parts }: Words['studio']['translation'],
  { labels }: Words['storyFields'],
): string {
  const [first, index] = path;
  const last = path.at(-1)!;
  if (first === 'chapters') return parts.chapter;
  if (first === 'lexicon') return parts.lexicon;
  if (first === 'secrets') return parts.secret(String(index));
  if (first === 'things')
    return last === 'name' ? parts.thing(String(index)) : parts.thingLine(String(index));
  if (first === 'lore_cards')
    return last === 'keys' ? parts.loreKeys(Number(index) + 1) : parts.loreText(Number(index) + 1);
  if (first !== 'nodes') return labels[first as keyof typeof labels];
  if (variant !== null) return parts.variant(variant + 1);
  if (choice !== null) return parts[last as keyof LayerChoice](choice + 1);
  if (last === 'hint') return parts.hint;
  return last === 'title' ? parts.endingTitle : parts.scene;
}
