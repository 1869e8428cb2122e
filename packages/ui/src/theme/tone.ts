export const TONES = ['peacock', 'sindoor', 'jamun', 'neel'] as const;
export type Tone = (typeof TONES)[number];

/**
 * The tone of a text. It is always the same, so that an author's colour and a story's drawn cover never change.
 *
 * @example
 * <DrawnCover tone={toneOf(story.id)} />
 */
export function toneOf(text: string): Tone {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return TONES[hash % TONES.length] ?? TONES[0];
}

/** For styles: an element with `data-tone` gets `--kl-tone`, and `--kl-on-tone` for its text. */
export const toneVariables = TONES.map(
  (tone) => `&[data-tone='${tone}'] { --kl-tone: var(--kl-${tone}); --kl-on-tone: var(--kl-on-${tone}); }`,
).join('\n');
