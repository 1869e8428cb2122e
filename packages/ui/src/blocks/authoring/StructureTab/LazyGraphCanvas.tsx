import { lazyPart, type MissingPartProps, useRetry } from '../../../element/lazyPart.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { useErrorsWords } from '../../../words/areas/useErrorsWords.ts';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { Word } from './StructureTab.styles.ts';

/** Loaded when the graph is first opened, because it depends on a large library. */
export const LazyGraphCanvas = lazyPart(
  async () => (await import('../../../patterns/GraphCanvas/index.ts')).GraphCanvas,
  MissingGraph,
);

function MissingGraph({ part, onRetry }: MissingPartProps<object>) {
  const { loadingGraph } = useStructureWords();
  const { partMissing } = useErrorsWords();
  useRetry(part, onRetry);
  if (!onRetry) return <Word>{loadingGraph}</Word>;
  return <ErrorState layout="row" error={partMissing} onRetry={onRetry} />;
}
