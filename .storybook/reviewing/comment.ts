/** The subject of a comment: a story and the toolbar's values. */
export interface Commented {
  readonly id: string;
  readonly name: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The event by which a docs page asks the manager, which knows the toolbar, to comment on a state. */
export const COMMENT = 'kathaloka/comment';

/** The toolbar's globals, in the order of an address. */
const CHOSEN = ['theme', 'language', 'content', 'direction'];

/** The address that shows the same state to everybody; Storybook's own has only the changed globals. */
export function addressOf(storybook: string, { id, globals }: Omit<Commented, 'name'>): string {
  const { value: width } = (globals['viewport'] ?? {}) as { value?: string };
  const chosen = CHOSEN.filter((name) => globals[name] !== undefined).map(
    (name) => `${name}:${String(globals[name])}`,
  );
  const all = [...chosen, ...(width ? [`viewport.value:${width}`] : [])];
  return `${storybook.split(/[?#]/, 1)[0]}?path=/story/${id}&globals=${all.join(';')}`;
}

/**
 * The link that opens a comment with the address of its subject.
 * @param tracker the page of a tracker that opens an issue and reads `title` and `body`; without it, the link opens an
 * email
 */
export function commentLink(commented: Commented, storybook: string, tracker?: string): string {
  const title = `Kathaloka UI: ${commented.name}`;
  const body = `What I see:\n\nWhat I expect:\n\n${addressOf(storybook, commented)}\n`;
  if (!tracker) return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const issue = new URL(tracker);
  issue.searchParams.set('title', title);
  issue.searchParams.set('body', body);
  return issue.href;
}
