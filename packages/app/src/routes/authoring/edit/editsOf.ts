import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { changedInDraft, draftOf, mergeStories, typedSince } from '@kathaloka/story/editing';
import type { CoverRoll, SetAsideText } from '@kathaloka/ui';
import { ofSameShape, readWizardValues } from '../create/wizardState.ts';
import type { DraftContent } from '../drafts/localDrafts.ts';

/** The edits of a story, and what they are based on. */
export interface Edits {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
  /** The version of the story that the edits are based on. */
  readonly version: number;
  /** The story in that version, without fields whose earlier value is unknown. */
  readonly base: Partial<StoryCreate>;
}

/** The edits of a saved story without changes. */
export function noEdits(story: AuthoredStory, roll: CoverRoll): Edits {
  const draft = draftOf(story);
  return { draft, roll, version: story.version, base: draft };
}

/** The base of the edits. A field whose earlier value is unknown counts as unchanged. */
export const begunWith = ({ base }: Edits, saved: Edits): StoryCreate => ({ ...saved.draft, ...base });

export const isChanged = (edits: Edits, saved: Edits): boolean =>
  changedInDraft(edits.draft, begunWith(edits, saved)).length > 0;

/** The edits in stored form: their base has only the changed fields. */
export function contentOf(
  { draft, roll, version, base }: Edits,
  aside: readonly SetAsideText[],
): DraftContent {
  const changed = changedInDraft(draft, { ...draft, ...base });
  return { draft, roll, version, base: pick(base, changed), aside };
}

/** Reads stored edits; undefined if they do not differ from the story. */
export function storedEdits(content: DraftContent | undefined, saved: Edits): Edits | undefined {
  if (!content) return undefined;
  const { draft, roll } = readWizardValues(content, saved);
  const version = typeof content['version'] === 'number' ? content['version'] : saved.version;
  const edits = rebased(
    { draft, roll, version, base: storedBase(content, { draft, version }, saved) },
    saved,
  );
  return isChanged(edits, saved) ? edits : undefined;
}

function storedBase(
  { base: stored }: DraftContent,
  { draft, version }: Pick<Edits, 'draft' | 'version'>,
  saved: Edits,
): Partial<StoryCreate> {
  const isStored = typeof stored === 'object' && stored !== null;
  if (isStored) return { ...draft, ...pick(ofSameShape(saved.draft, stored), ownKeys(stored, saved.draft)) };
  if (version === saved.version) return saved.draft;
  const differing = changedInDraft(draft, saved.draft);
  const same = Object.entries(draft).filter(([field]) => !differing.includes(field as keyof StoryCreate));
  return Object.fromEntries(same) as Partial<StoryCreate>;
}

const ownKeys = (stored: object, known: StoryCreate) =>
  (Object.keys(known) as (keyof StoryCreate)[]).filter((field) => Object.hasOwn(stored, field));

/** Rebases the edits on the saved story. With a conflict they stay unchanged, and saving asks about it. */
export function rebased(edits: Edits, saved: Edits): Edits {
  if (edits.version >= saved.version) return edits;
  const { story, questions } = mergeStories({ base: edits.base, theirs: saved.draft, mine: edits.draft });
  if (questions.length > 0) return edits;
  return { ...edits, draft: story, base: saved.draft, version: saved.version };
}

/** Reads the stored texts that were set aside. */
export function storedAside(content: DraftContent | undefined): readonly SetAsideText[] {
  const stored = content?.['aside'];
  return Array.isArray(stored) ? stored.filter(isAside) : [];
}

function isAside(entry: unknown): entry is SetAsideText {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, text } = entry as Partial<Record<keyof SetAsideText, unknown>>;
  return Array.isArray(path) && typeof text === 'string';
}

/** Merges two drafts of a story: takes theirs in a conflict, and returns the lost texts of mine. */
export function takingTheirs(
  saved: Edits,
  { mine, theirs }: { readonly mine: Edits; readonly theirs: Edits },
): { readonly edits: Edits; readonly lost: readonly SetAsideText[] } {
  const three = { base: begunWith(mine, saved), theirs: theirs.draft, mine: mine.draft };
  const { questions } = mergeStories(three);
  const decided = new Map(questions.map(({ id }) => [id, 'theirs' as const]));
  const { story } = mergeStories(three, decided);
  const lost = questions.flatMap(({ path, mine: text }) => (text ? [{ path, text }] : []));
  return { edits: { ...theirs, draft: story }, lost };
}

/** The edits since a draft was sent, rebased on the saved story; undefined if there are none. */
export function editedSince(sent: StoryCreate, onto: AuthoredStory, edits: Edits): Edits | undefined {
  if (edits.draft === sent) return undefined;
  const saved = draftOf(onto);
  const draft = typedSince({ sent, saved, typed: edits.draft });
  // a reverted change is none
  if (changedInDraft(draft, saved).length === 0) return undefined;
  return { ...edits, draft, base: saved, version: onto.version };
}

/** Removes duplicates: the same text at the same place. */
export const withoutTwins = (texts: readonly SetAsideText[]): readonly SetAsideText[] => [
  ...new Map(texts.map((each) => [JSON.stringify([each.path, each.text]), each])).values(),
];
