import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { GraphHeat, PathStep } from '../../../patterns/GraphCanvas/graphMarks.ts';
import { JsonView, type JsonViewProps } from '../JsonView/JsonView.tsx';
import { OutlineView } from '../OutlineView/OutlineView.tsx';
import { LazyGraphCanvas } from './LazyGraphCanvas.tsx';
import { View, Word } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';
import type { StructureView } from './views.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StructureViewsProps {
  view: StructureView;
  /** The unreadable text of the JSON view. */
  json: Pick<JsonViewProps, 'unfinished' | 'onUnfinishedChange'>;
  structure: StoryStructure;
  language: Language;
  studio: Studio;
  findings: readonly Finding[] | undefined;
  heat: GraphHeat | undefined;
  path: readonly PathStep[] | undefined;
}

/** The current view: graph, outline or JSON. */
export function StructureViews({
  view,
  json,
  structure,
  language,
  studio,
  findings,
  heat,
  path,
}: StructureViewsProps) {
  const words = useWords(structureWords);
  const { picked, edit } = studio;
  const isEmpty = Object.keys(structure.nodes).length === 0;
  const shared = { structure, language, findings, heat, onEdit: studio.open };
  return (
    <View>
      {view === 'graph' && isEmpty && <Word>{words.empty}</Word>}
      {view === 'graph' && !isEmpty && (
        <LazyGraphCanvas
          {...shared}
          path={path}
          positions={studio.places}
          value={studio.selection}
          reveal={studio.reveal}
          onValueChange={studio.select}
          onMove={studio.move}
          onArrange={studio.settle}
          onDelete={studio.remove}
          onConnect={(name, index, target) =>
            edit(
              index === null
                ? { type: 'add choice', name, target }
                : { type: 'retarget choice', name, index, target },
            )
          }
          onAddChoice={studio.addChoice}
          onAddScene={(name) => studio.addScene({ name })}
          onSetStart={(name) => edit({ type: 'set start', name })}
        />
      )}
      {view === 'outline' && <OutlineView {...shared} value={picked?.name} reveal={studio.reveal} />}
      {view === 'json' && (
        <JsonView
          {...json}
          structure={structure}
          onStructureChange={(next) => edit({ type: 'replace', structure: next })}
        />
      )}
    </View>
  );
}
