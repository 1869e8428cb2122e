import { canRetry } from '@kathaloka/api';
import type { MySeries } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import {
  ConfirmDialog,
  MySeriesScreen,
  authoringPagesWords,
  useWords,
  useFormFailureText,
  mySeriesWords,
  storyWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useListMyStoriesQuery } from '../authoring/calls.ts';
import { LeaveGuard } from '../authoring/leaving/LeaveGuard.tsx';
import { useDeleteSeriesMutation, useListMySeriesQuery } from './calls.ts';
import { useSeriesFiles } from './useSeriesFiles.ts';
import { useSeriesSaving } from './useSeriesSaving.ts';

/** The page that lists all series of an author. */
export function MySeriesRoute() {
  const words = useWords(mySeriesWords);
  usePageTitle(words.title);
  const { ownLanguage } = useWords(storyWords);
  const { failure } = useFormFailureText();
  const { data, error, refetch } = useListMySeriesQuery();
  const { data: work } = useListMyStoriesQuery();
  const [remove, removing] = useDeleteSeriesMutation();
  const [toDelete, setToDelete] = useState<MySeries>();
  const { shown, editing, edit, isDirty, ...saving } = useSeriesSaving(data?.series, () => void refetch());
  const { error: fileError, ...files } = useSeriesFiles({
    series: data?.series ?? [],
    stories: work?.stories ?? [],
  });
  const [leaving, setLeaving] = useState<{ readonly to: string | undefined }>();

  return (
    <>
      <LeaveGuard isUnsaved={isDirty} text={words.leavingText} />
      <MySeriesScreen
        series={shown}
        stories={work?.stories ?? []}
        editing={editing}
        error={
          failure(error, words.failures.list) ?? failure(removing.error, words.failures.delete) ?? fileError
        }
        editor={{
          language: LANGUAGES.find((language) => language === ownLanguage),
          loading: saving.isLoading,
          isSaved: saving.isSaved,
          error: failure(saving.error, words.failures.save),
          onSave: (written) => void saving.save(written),
          onDirtyChange: saving.setDirty,
        }}
        onEdit={(to) => (isDirty ? setLeaving({ to }) : edit(to))}
        onDelete={setToDelete}
        files={files}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
      />
      <UnsavedDialog
        open={leaving !== undefined}
        onStay={() => setLeaving(undefined)}
        onLeave={() => {
          edit(leaving?.to);
          setLeaving(undefined);
        }}
      />
      <DeleteDialog
        series={toDelete}
        onClose={() => setToDelete(undefined)}
        onDelete={({ slug }) => {
          if (slug === editing) edit(undefined);
          void remove({ params: { slug } });
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  series: MySeries | undefined;
  onClose: () => void;
  onDelete: (series: MySeries) => void;
}

function DeleteDialog({ series, onClose, onDelete }: DeleteDialogProps) {
  const words = useWords(mySeriesWords);
  return (
    <ConfirmDialog
      open={series !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words.deleteTitle(series?.title ?? '')}
      description={words.deleteText}
      cancelLabel={words.keep}
      confirmLabel={words.delete}
      onConfirm={() => {
        onClose();
        if (series) onDelete(series);
      }}
    />
  );
}

interface UnsavedDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving a series with unsaved changes for another one, or none. */
function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  const { leavingText } = useWords(mySeriesWords);
  const { title, stay, leave } = useWords(authoringPagesWords).leaving;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={title}
      description={leavingText}
      cancelLabel={stay}
      confirmLabel={leave}
      onConfirm={onLeave}
    />
  );
}
