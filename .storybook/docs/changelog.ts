export interface Release {
  readonly version: string;
  /** Each in Markdown. */
  readonly entries: readonly string[];
}

/** What a changelog says, by version. */
export function releasesIn(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      const entries = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      return { version: version.trim(), entries };
    });
}

/** What a release says of a component, which a changelog names in backticks. */
export function entriesOf({ entries }: Release, component: string): string[] {
  return entries.filter((entry) => entry.includes(`\`${component}\``));
}
