import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { changedInDraft, draftOf, mergeStories, typedSince } from '@kathaloka/story/editing';
import type { CoverRoll, SetAsideText } from '@kathaloka/ui';
import { ofSameShape, readWizardValues } from '../create/wizardState.ts';
import type { DraftContent } from '../drafts/localDrafts.ts';

/** The edits of a story, and what they began with. */
export interface Edits {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
  /** The version of the story that they are based on. */
  readonly version: number;
  /** That version; without a field of which it is not known what it was. */
  readonly base: Partial<StoryCreate>;
}

/** No edits of a saved story. */
export function noEdits(story: AuthoredStory, roll: CoverRoll): Edits {
  const draft = draftOf(story);
  return { draft, roll, version: story.version, base: draft };
}

/** What the edits began with, in which nothing counts as changed of which that is not known. */
export const begunWith = ({ base }: Edits, saved: Edits): StoryCreate => ({ ...saved.draft, ...base });

export const isChanged = (edits: Edits, saved: Edits): boolean =>
  changedInDraft(edits.draft, begunWith(edits, saved)).length > 0;

/** What is stored of edits: of what they began with, the fields that they have changed. */
export function contentOf(
  { draft, roll, version, base }: Edits,
  aside: readonly SetAsideText[],
): DraftContent {
  const changed = changedInDraft(draft, { ...draft, ...base });
  return { draft, roll, version, base: pick(base, changed), aside };
}

/** The edits that were stored; undefined if they do not differ from the story. */
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

/** The edits on top of what is saved now. Where both have changed the same, they stay as they are: saving asks. */
export function rebased(edits: Edits, saved: Edits): Edits {
  if (edits.version >= saved.version) return edits;
  const { story, questions } = mergeStories({ base: edits.base, theirs: saved.draft, mine: edits.draft });
  if (questions.length > 0) return edits;
  return { ...edits, draft: story, base: saved.draft, version: saved.version };
}

/** The texts that were set aside, as they were stored. */
export function storedAside(content: DraftContent | undefined): readonly SetAsideText[] {
  const stored = content?.['aside'];
  return Array.isArray(stored) ? stored.filter(isAside) : [];
}

function isAside(entry: unknown): entry is SetAsideText {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, text } = entry as Partial<Record<keyof SetAsideText, unknown>>;
  return Array.isArray(path) && typeof text === 'string';
}

/** Two drafts of one story as one: where both have changed the same it is theirs, and the texts that were mine are lost. */
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

/** What was edited after a draft was sent, on top of how that was saved; undefined if nothing was. */
export function editedSince(sent: StoryCreate, onto: AuthoredStory, edits: Edits): Edits | undefined {
  if (edits.draft === sent) return undefined;
  const saved = draftOf(onto);
  const draft = typedSince({ sent, saved, typed: edits.draft });
  // what was typed and taken back is nothing
  if (changedInDraft(draft, saved).length === 0) return undefined;
  return { ...edits, draft, base: saved, version: onto.version };
}

/** Each text once at its place. */
export const withoutTwins = (texts: readonly SetAsideText[]): readonly SetAsideText[] => [
  ...new Map(texts.map((each) => [JSON.stringify([each.path, each.text]), each])).values(),
];
