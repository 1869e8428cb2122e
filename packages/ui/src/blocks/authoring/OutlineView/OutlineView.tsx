import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { layoutOf } from '../../../patterns/GraphCanvas/layout.ts';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { OutlineScene } from './OutlineScene.tsx';
import { Empty, OutlineRoot } from './OutlineView.styles.ts';

export interface OutlineViewProps {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The scene that is being edited. */
  selected?: string | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** A scene was opened. */
  onEdit: (name: string) => void;
}

const ONE_SIZE = { width: 1, height: 1 };

/** The scenes in the order in which a reader may come to them. Everything in it can be reached by keyboard and by ear. */
export function OutlineView({ structure, selected, language = 'en', onEdit }: OutlineViewProps) {
  const words = useStructureWords();
  const names = [...layoutOf(structure, () => ONE_SIZE).keys()];

  if (names.length === 0) return <Empty>{words.empty}</Empty>;
  return (
    <OutlineRoot>
      {names.map((name) => (
        <OutlineScene
          key={name}
          structure={structure}
          name={name}
          isSelected={name === selected}
          language={language}
          onEdit={onEdit}
        />
      ))}
    </OutlineRoot>
  );
}
