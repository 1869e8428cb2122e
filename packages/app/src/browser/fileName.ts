/** Makes a file name from a story's title. */
export function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'story'
  );
}
