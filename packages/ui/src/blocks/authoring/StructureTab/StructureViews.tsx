import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { Suspense } from 'react';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { JsonView } from '../JsonView/JsonView.tsx';
import { OutlineView } from '../OutlineView/OutlineView.tsx';
import { LazyGraphCanvas } from './LazyGraphCanvas.ts';
import { View, Word } from './StructureTab.styles.ts';
import type { StructureView } from './StructureToolbar.tsx';
import type { Studio } from './useStudio.ts';

interface StructureViewsProps {
  view: StructureView;
  structure: StoryStructure;
  language: Language;
  studio: Studio;
}

/** The current view. */
export function StructureViews({ view, structure, language, studio }: StructureViewsProps) {
  const words = useStructureWords();
  const { picked, places, edit } = studio;
  const isEmpty = Object.keys(structure.nodes).length === 0;
  const shared = { structure, language, onEdit: studio.open };
  return (
    <View>
      {view === 'graph' && isEmpty && <Word>{words.empty}</Word>}
      {view === 'graph' && !isEmpty && (
        <Suspense fallback={<Word>{words.loadingGraph}</Word>}>
          <LazyGraphCanvas
            {...shared}
            positions={places.positions}
            value={picked?.name}
            onValueChange={studio.pick}
            onMove={places.move}
            onDelete={studio.setSceneToDelete}
            onConnect={(name, index, target) => edit({ type: 'retarget choice', name, index, target })}
            onTidy={places.tidy}
          />
        </Suspense>
      )}
      {view === 'outline' && <OutlineView {...shared} value={picked?.name} />}
      {view === 'json' && (
        <JsonView
          structure={structure}
          onStructureChange={(next) => edit({ type: 'replace', structure: next })}
        />
      )}
    </View>
  );
}
