import type { LayeredText } from '@kathaloka/story';

/** The texts of one scene, or those outside scenes. */
export interface TranslationPlace {
  /** The name of the scene; empty for texts outside scenes. */
  readonly scene: string;
  readonly texts: readonly LayeredText[];
  readonly missing: number;
  readonly stale: number;
}

const count = (of: readonly LayeredText[], state: LayeredText['state']) =>
  of.filter((text) => text.state === state).length;

/** The texts of a layer by scene, in the order of the story. */
export function translationPlaces(texts: readonly LayeredText[]): TranslationPlace[] {
  const places = new Map<string, LayeredText[]>();
  for (const text of texts) {
    const scene = text.node ?? '';
    const place = places.get(scene);
    if (place) place.push(text);
    else places.set(scene, [text]);
  }
  return [...places].map(([scene, of]) => ({
    scene,
    texts: of,
    missing: count(of, 'missing'),
    stale: count(of, 'stale'),
  }));
}

/** Returns the next place with missing or stale texts, wrapping around; undefined if there is none. */
export function nextUnfinished(
  places: readonly TranslationPlace[],
  scene: string,
): TranslationPlace | undefined {
  const at = places.findIndex((place) => place.scene === scene);
  return [...places.slice(at + 1), ...places.slice(0, at + 1)].find(
    ({ missing, stale }) => missing + stale > 0,
  );
}
