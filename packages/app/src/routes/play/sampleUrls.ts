import { IMAGE_MODEL_PREFIXES } from '@kathaloka/contract/limits';

/** A picture in the style of each built-in painter, loaded when the picker opens. */
export const SAMPLE_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  IMAGE_MODEL_PREFIXES.map((painter) => [painter, `/landing/painter-${painter}.webp`]),
);
