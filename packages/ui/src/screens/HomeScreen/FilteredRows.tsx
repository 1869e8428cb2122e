import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { homeWords } from '../../words/home/en.ts';
import { useWords } from '../../words/useWords.ts';
import { HomeRows } from './HomeRows.tsx';
import { Filter } from './HomeScreen.styles.ts';
import type { HomeScreenProps } from './homeProps.ts';
import { type HomeLists, storiesWithoutMachines } from './storiesWithoutMachines.ts';

/** The rows, and above them the switch that leaves out what was made with a model. */
export function FilteredRows({
  rows,
  featured,
  trending,
  followed,
  quickReads,
  withoutMachines = false,
  onWithoutMachinesChange,
  ...rest
}: Omit<HomeScreenProps, 'overlayMs' | 'onOverlayEnd'>) {
  const words = useWords(homeWords);
  const all = { rows, featured, trending, followed, quickReads };
  const shown = withoutMachines ? storiesWithoutMachines(all) : all;
  const filter = onWithoutMachinesChange && (
    <>
      <Filter>
        <Switch
          label={words.withoutMachines}
          checked={withoutMachines}
          onCheckedChange={onWithoutMachinesChange}
        />
      </Filter>
      {withoutMachines && isEmpty(shown) && <EmptyState>{words.noneWithoutMachines}</EmptyState>}
    </>
  );
  return <HomeRows filter={filter} {...shown} {...rest} />;
}

/** Whether no list has a story. A list that is loading may have one. */
const isEmpty = ({ rows = [], featured, trending, quickReads = [] }: HomeLists): boolean =>
  [featured, trending, quickReads, ...rows.map(({ stories }) => stories)].every(
    (stories) => stories?.length === 0,
  );
