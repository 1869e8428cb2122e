import type { StoryLayer } from '@kathaloka/contract/entities';
import { alignedLayer } from './alignedLayer.ts';
import type { LayeredStory } from './layeredStory.ts';
import { textDigest } from './textDigest.ts';
import { layerText, layerValue, type TextPath, type TextUnit, textUnits } from './textUnits.ts';

export interface WrittenText {
  readonly unit: TextUnit;
  /** In the form of `layerText`; empty to remove the translation. */
  readonly text: string;
  /** The digest of the translated original; undefined if unknown. */
  readonly madeFrom: string | undefined;
}

/** A layer with these texts. Throws if a lexicon is not JSON. */
export function withTexts(layer: StoryLayer, written: readonly WrittenText[]): StoryLayer {
  const made_from = { ...layer.made_from };
  let changed: unknown = layer;
  for (const { unit, text, madeFrom } of written) {
    const isGone = text.trim() === '';
    if (isGone && layerText(changed as StoryLayer, unit) === '') continue;
    changed = replaced(changed, unit.path, isGone ? undefined : layerValue(unit.kind, text));
    if (isGone || madeFrom === undefined) delete made_from[unit.id];
    else made_from[unit.id] = madeFrom;
  }
  const { made_from: _, ...texts } = changed as StoryLayer;
  return { ...texts, ...(Object.keys(made_from).length > 0 && { made_from }) };
}

/** The layer with a new translation of one text. */
export function withText(story: LayeredStory, layer: StoryLayer, unit: TextUnit, text: string): StoryLayer {
  return withTexts(alignedLayer(story, layer), [{ unit, text, madeFrom: textDigest(unit.original) }]);
}

/** Marks a layer's texts as translations of the current originals; with `onlyNew`, only texts without a digest. */
export function stamped(story: LayeredStory, layer: StoryLayer, { onlyNew = false } = {}): StoryLayer {
  const aligned = alignedLayer(story, layer);
  const { made_from = {} } = aligned;
  const written = textUnits(story).flatMap((unit) => {
    const text = layerText(aligned, unit);
    const known = Object.hasOwn(made_from, unit.id) ? made_from[unit.id] : undefined;
    if (text.trim() === '') return [];
    return [{ unit, text, madeFrom: onlyNew && known ? known : textDigest(unit.original) }];
  });
  return withTexts({ ...aligned, made_from: {} }, written);
}

/** A copy with a changed value at a path. Lists are padded with empty entries. */
function replaced(holder: unknown, path: TextPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    const filler = () => (rest.length === 0 ? '' : {});
    while (list.length <= step) list.push(filler());
    list[step] = replaced(list[step], rest, value) ?? filler();
    return list;
  }
  const { [step]: held, ...others } = (holder ?? {}) as Record<string, unknown>;
  const next = replaced(held, rest, value);
  // keeps the order of keys
  if (held === undefined || next === undefined)
    return next === undefined ? others : { ...others, [step]: next };
  return { ...(holder as object), [step]: next };
}
