import type { EdgeInsight, SceneInsight } from '@kathaloka/contract/entities';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { Words as AllWords } from '../../../words/en.ts';

type Words = AllWords['authoringPages']['readers'];
/** Formats a figure; null means that there were too few readers. */
type Shown = (value: number | null) => string;

export function sceneColumns(words: Words, shown: Shown): readonly DataTableColumn<SceneInsight>[] {
  return [
    {
      key: 'node',
      header: words.scene,
      isRowHeader: true,
      cell: ({ node, is_ending }) => (
        <>
          <bdi>{node}</bdi> {is_ending && <Badge tone="success">{words.ending}</Badge>}
        </>
      ),
    },
    { key: 'readers', header: words.readers, align: 'end', cell: ({ readers }) => shown(readers) },
    { key: 'visits', header: words.visits, align: 'end', cell: ({ visits }) => shown(visits) },
    { key: 'begun', header: words.begun, align: 'end', cell: ({ begun }) => shown(begun) },
    { key: 'stopped', header: words.stopped, align: 'end', cell: ({ stopped }) => shown(stopped) },
  ];
}

export function wayColumns(words: Words, shown: Shown): readonly DataTableColumn<EdgeInsight>[] {
  return [
    { key: 'from', header: words.from, isRowHeader: true, cell: ({ from }) => <bdi>{from}</bdi> },
    { key: 'to', header: words.to, cell: ({ to }) => <bdi>{to}</bdi> },
    { key: 'readers', header: words.readers, align: 'end', cell: ({ readers }) => shown(readers) },
    { key: 'visits', header: words.visits, align: 'end', cell: ({ visits }) => shown(visits) },
  ];
}
