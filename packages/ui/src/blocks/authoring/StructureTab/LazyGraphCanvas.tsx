import { lazyPart, type MissingPartProps, useRetry } from '../../../element/lazyPart.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Word } from './StructureTab.styles.ts';
import { errorsWords } from '../../../words/errors/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The graph, loaded when it is first opened, because it depends on a large library. */
export const LazyGraphCanvas = lazyPart(
  async () => (await import('../../../patterns/GraphCanvas/index.ts')).GraphCanvas,
  MissingGraph,
);

function MissingGraph({ part, onRetry }: MissingPartProps<object>) {
  const { loadingGraph } = useWords(structureWords);
  const { partMissing } = useWords(errorsWords);
  useRetry(part, onRetry);
  if (!onRetry) return <Word>{loadingGraph}</Word>;
  return <ErrorState layout="row" error={partMissing} onRetry={onRetry} />;
}
