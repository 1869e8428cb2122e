import type { MySeries, MyStory, StoryCreate } from '@kathaloka/contract/entities';
import { EMPTY_STORY, TEXT_FIELDS } from '@kathaloka/contract/storyFields';
import { pick } from '@kathaloka/contract/rules';
import type { ImportedStory, SeriesTexts } from '@kathaloka/formats';
import { isSame } from '@kathaloka/story';
import { draftOf } from '@kathaloka/story/editing';
import { useFormFailureText, importingWords, useWords, mySeriesWords } from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';
import { saveText } from '../../browser/saveFile.ts';
import { useCreateStoryMutation, useLazyGetStorySourceQuery } from '../authoring/calls.ts';
import { withStoryFile } from '../authoring/create/withStoryFile.ts';
import { fileName } from '../../browser/fileName.ts';
import { useStoryLists } from '../authoring/useStoryLists.ts';
import { useCreateSeriesMutation } from './calls.ts';

interface OwnWork {
  readonly series: readonly MySeries[];
  readonly stories: readonly MyStory[];
}

/** The result of an import, or why an export failed. */
interface Outcome {
  readonly notice?: string;
  readonly error?: ReactNode;
}

/** Exports a series with all parts as a file, and imports a file of that kind as drafts, without duplicates. */
export function useSeriesFiles(own: OwnWork) {
  const words = useWords(mySeriesWords);
  const refusals = useWords(importingWords).refusals;
  const { failure } = useFormFailureText();
  const load = useLoadedStory();
  const store = useStoredSeries(own, load);
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>({});

  async function run(what: string, work: () => Promise<Outcome>): Promise<void> {
    setBusy(what);
    setOutcome({});
    try {
      setOutcome(await work());
    } catch (error) {
      setOutcome({ error: failure(error, words.failures.file) });
    } finally {
      setBusy(undefined);
    }
  }

  async function save(series: MySeries): Promise<Outcome> {
    const { writeSeries } = await import('@kathaloka/formats');
    const parts: StoryCreate[] = [];
    for (const { id } of series.parts) parts.push(await load(id));
    saveText(`${fileName(series.title)}.series.json`, writeSeries(series, parts), 'application/json');
    return {};
  }

  async function take(file: File): Promise<Outcome> {
    const [{ refusalText }, { readSeriesFile }] = await Promise.all([
      import('@kathaloka/formats'),
      import('../authoring/files/readStoryFiles.ts'),
    ]);
    const answer = await readSeriesFile(file);
    if (answer.refusal) return { error: refusalText(refusals, answer.refusal) };
    const { isNew, made } = await store(answer.series, answer.parts);
    const { title } = answer.series;
    return { notice: isNew ? words.imported(title, made, answer.parts.length - made) : words.isHere(title) };
  }

  return {
    importing: busy === IMPORT,
    exporting: busy === IMPORT ? undefined : busy,
    ...outcome,
    onImport: (file: File) => void run(IMPORT, () => take(file)),
    onExport: (slug: string) => {
      const series = own.series.find((each) => each.slug === slug);
      if (series) void run(slug, () => save(series));
    },
  };
}

/** Stands for the import in a place for slugs, which have no capital letters. */
const IMPORT = 'IMPORT';

function useLoadedStory() {
  const [load] = useLazyGetStorySourceQuery();
  return async (id: string): Promise<StoryCreate> => draftOf(await load({ params: { id } }).unwrap());
}

/** Creates a series from a file. An identical existing story without a series becomes its part. */
function useStoredSeries({ series: all, stories }: OwnWork, load: (id: string) => Promise<StoryCreate>) {
  const lists = useStoryLists();
  const [createStory] = useCreateStoryMutation();
  const [createSeries] = useCreateSeriesMutation();

  async function sameAs(draft: StoryCreate, among: readonly string[]): Promise<string | undefined> {
    for (const { id, title } of stories)
      if (title === draft.title && among.includes(id) && saysTheSame(await load(id), draft)) return id;
    return undefined;
  }

  return async (series: SeriesTexts, parts: readonly ImportedStory[]) => {
    // a category that does not exist here is replaced by the first one
    const empty = { ...EMPTY_STORY, category_id: lists.categories[0]?.id ?? '' };
    const drafts = parts.map((part) => withStoryFile(empty, part, lists));
    for (const { parts: known } of all.filter(({ title }) => title === series.title)) {
      const same: (string | undefined)[] = [];
      for (const [at, draft] of drafts.entries()) same.push(await sameAs(draft, [known[at]?.id ?? '']));
      if (known.length === drafts.length && same.every((id) => id !== undefined))
        return { isNew: false, made: 0 };
    }
    const taken = all.flatMap((each) => each.parts.map(({ id }) => id));
    const free = stories.map(({ id }) => id).filter((id) => !taken.includes(id));
    const part_ids: string[] = [];
    let made = 0;
    for (const draft of drafts) {
      const known = await sameAs(
        draft,
        free.filter((id) => !part_ids.includes(id)),
      );
      if (known === undefined) made += 1;
      part_ids.push(known ?? (await createStory({ body: draft, headers: newKey() }).unwrap()).id);
    }
    await createSeries({ body: { ...series, part_ids }, headers: newKey() }).unwrap();
    return { isNew: true, made };
  };
}

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });

const saysTheSame = (one: StoryCreate, other: StoryCreate): boolean =>
  isSame(pick(one, TEXT_FIELDS), pick(other, TEXT_FIELDS));
