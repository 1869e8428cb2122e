import { canRetry } from '@kathaloka/api';
import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import {
  ConfirmDialog,
  MySeriesScreen,
  useFormFailureText,
  useMySeriesWords,
  useStoryWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useListMyStoriesQuery } from '../authoring/calls.ts';
import {
  useCreateSeriesMutation,
  useDeleteSeriesMutation,
  useListMySeriesQuery,
  useUpdateSeriesMutation,
} from './calls.ts';

/** The series that an author has put together. */
export function MySeriesRoute() {
  const words = useMySeriesWords();
  usePageTitle(words.title);
  const { ownLanguage } = useStoryWords();
  const { plainFailure } = useFormFailureText();
  const { data, error, refetch } = useListMySeriesQuery();
  const { data: work } = useListMyStoriesQuery();
  const [remove, removing] = useDeleteSeriesMutation();
  const [toDelete, setToDelete] = useState<MySeries>();
  const { editing, edit, ...saving } = useSeriesSaving(data?.series ?? []);
  const failed =
    (error && plainFailure(error, words.failures.list)) ||
    (removing.error && plainFailure(removing.error, words.failures.delete));

  return (
    <>
      <MySeriesScreen
        series={data?.series}
        stories={work?.stories ?? []}
        editing={editing}
        error={failed}
        editor={{
          language: LANGUAGES.find((language) => language === ownLanguage),
          loading: saving.isLoading,
          isSaved: saving.isSaved,
          error: saving.error && plainFailure(saving.error, words.failures.save),
          onSave: (written) => void saving.save(written),
        }}
        onEdit={edit}
        onDelete={setToDelete}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        onOpenChange={(open) => !open && setToDelete(undefined)}
        title={words.deleteTitle(toDelete?.title ?? '')}
        description={words.deleteText}
        cancelLabel={words.keep}
        confirmLabel={words.delete}
        onConfirm={() => {
          setToDelete(undefined);
          if (toDelete) void remove({ params: { slug: toDelete.slug } });
        }}
      />
    </>
  );
}

/** What is edited, and how it is saved. A new series stays open under its address once it has one. */
function useSeriesSaving(all: readonly MySeries[]) {
  const [create, creating] = useCreateSeriesMutation();
  const [update, updating] = useUpdateSeriesMutation();
  const [editing, setEditing] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const series = all.find(({ slug }) => slug === editing);

  async function save(written: SeriesWrite): Promise<void> {
    const { data } = series
      ? await update({ params: { slug: series.slug }, body: { ...written, version: series.version } })
      : await create({ body: written });
    if (!data) return;
    setEditing(data.slug);
    setSaved(true);
  }

  return {
    editing,
    edit: (next: string | undefined) => {
      creating.reset();
      updating.reset();
      setSaved(false);
      setEditing(next);
    },
    isSaved,
    isLoading: creating.isLoading || updating.isLoading,
    error: creating.error ?? updating.error,
    save,
  };
}
