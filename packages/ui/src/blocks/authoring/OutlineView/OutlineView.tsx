import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { layoutOf } from '../../../patterns/GraphCanvas/layout.ts';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { OutlineScene } from './OutlineScene.tsx';
import { Empty, OutlineRoot } from './OutlineView.styles.ts';

export interface OutlineViewProps extends Omit<ComponentProps<'ol'>, 'children' | 'onSelect'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The edited scene. */
  value?: string | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** Called when a scene is opened. */
  onEdit: (name: string) => void;
}

const ONE_SIZE = { width: 1, height: 1 };

/** The scenes in the order in which a reader may reach them: the accessible alternative to the graph. */
export function OutlineView({ structure, value, language = 'en', onEdit, ...rest }: OutlineViewProps) {
  const words = useStructureWords();
  const names = [...layoutOf(structure, () => ONE_SIZE).keys()];

  return (
    <OutlineRoot as={names.length === 0 ? 'div' : 'ol'} {...rest}>
      {names.length === 0 && <Empty>{words.empty}</Empty>}
      {names.map((name) => (
        <OutlineScene
          key={name}
          structure={structure}
          name={name}
          isSelected={name === value}
          language={language}
          onEdit={onEdit}
        />
      ))}
    </OutlineRoot>
  );
}
