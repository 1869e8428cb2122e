import type { ContinuityRun, ModelRun } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { AddRun, type AddRunProps } from './AddRun.tsx';
import { Parts } from './ContinuityRuns.styles.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { RunsTable } from './RunsTable.tsx';

/** The component's own props, without those of its root element. */
export interface ContinuityRunsOwnProps {
  /** The run of the built-in narrator, with which every model is compared. `undefined` while loading. */
  builtIn: ContinuityRun | undefined;
  /** The last run of each model. `undefined` while loading. */
  models: readonly ModelRun[] | undefined;
  /** Called with the run in a file that is a run of a model. Without it nothing can be added. */
  onStore?: AddRunProps['onStore'] | undefined;
  /**
   * Whether a run is being stored.
   * @default false
   */
  storing?: boolean | undefined;
  /** Called after a confirmation. Without it nothing can be deleted. */
  onDelete?: ((run: ModelRun) => void) | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface ContinuityRunsProps
  extends Omit<ComponentProps<'div'>, 'children'>, ContinuityRunsOwnProps {}

/**
 * How well each model remembers and keeps secrets, by its last run of the continuity bench, beside the built-in narrator.
 *
 * @example
 * <ContinuityRuns builtIn={runs.built_in} models={runs.models} onStore={store} onDelete={({ id }) => remove(id)} />
 */
export function ContinuityRuns({
  builtIn,
  models,
  onStore,
  storing = false,
  onDelete,
  error,
  onRetry,
  ...rest
}: ContinuityRunsProps) {
  if (error !== undefined) return <ErrorState layout="row" error={error} onRetry={onRetry} {...rest} />;
  return (
    <Parts {...rest}>
      <RunsTable builtIn={builtIn} models={models} onDelete={onDelete}>
        {onStore && <AddRun storing={storing} onStore={onStore} />}
      </RunsTable>
      <FiguresTable builtIn={builtIn} models={models} />
    </Parts>
  );
}
