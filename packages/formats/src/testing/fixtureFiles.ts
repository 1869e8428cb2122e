const FILES = import.meta.glob<string>('../../fixtures/*', { query: '?raw', import: 'default', eager: true });

/** The test files, by name. */
export const fixtureFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);

export function fixture(name: string): string {
  const text = fixtureFiles.get(name);
  if (text === undefined) throw new Error(`There is no file ${name}`);
  return text;
}
