import type { ComponentProps } from 'react';
import { Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import {
  ContinuityRuns,
  type ContinuityRunsOwnProps,
} from '../../blocks/admin/ContinuityRuns/ContinuityRuns.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAdminModelsWords } from '../../words/areas/useAdminModelsWords.ts';

export interface AdminModelsScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, ContinuityRunsOwnProps {
  /** Why the last change was refused. */
  notice?: string | undefined;
}

/**
 * How well each model remembers and keeps secrets, beside the built-in narrator.
 *
 * @example
 * <AdminModelsScreen
 *   builtIn={runs.built_in}
 *   models={runs.models}
 *   onStore={store}
 *   onDelete={({ id }) => remove(id)}
 * />
 */
export function AdminModelsScreen({
  builtIn,
  models,
  onStore,
  storing,
  onDelete,
  error,
  onRetry,
  notice,
  ...rest
}: AdminModelsScreenProps) {
  const words = useAdminModelsWords();
  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
      </PageHead>
      <PageLead>{words.lead}</PageLead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <ContinuityRuns
        builtIn={builtIn}
        models={models}
        onStore={onStore}
        storing={storing}
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
    </Page>
  );
}
