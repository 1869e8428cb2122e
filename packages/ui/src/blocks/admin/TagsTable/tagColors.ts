/** The colours of a tag's dot, in the order of their names in the words. */
export const TAG_COLORS = [
  '#63B3F2',
  '#63D3C5',
  '#7BC47F',
  '#F2C45F',
  '#E39A4F',
  '#E8746A',
  '#C79BE8',
  '#AAB0D6',
] as const;

/** The eight colours, and the tag's own colour if it is a custom one. */
export function colorsFor(color: string): readonly string[] {
  const isOffered = TAG_COLORS.some((offered) => offered.toLowerCase() === color.toLowerCase());
  return isOffered ? TAG_COLORS : [...TAG_COLORS, color];
}
