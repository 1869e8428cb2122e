import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { type GraphHeat, marksOf } from '../../../patterns/GraphCanvas/graphMarks.ts';
import { bringIntoView } from '../../../hooks/browserParts.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { layoutOf } from '../../../patterns/GraphCanvas/layout/layout.ts';
import { OutlineScene } from './OutlineScene.tsx';
import { Empty, OutlineRoot } from './OutlineView.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface OutlineViewProps extends Omit<ComponentProps<'ol'>, 'children' | 'onSelect'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The edited scene. */
  value?: string | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language;
  /**
   * The findings of the story checks, whose scenes are marked.
   * @default []
   */
  findings?: readonly Finding[] | undefined;
  /** How often scenes are visited. */
  heat?: GraphHeat | undefined;
  /** The scene to scroll to and focus, each time that `visit` changes. */
  reveal?: { name: string; visit: number } | undefined;
  /** Called when a scene is opened. */
  onEdit: (name: string) => void;
}

const NO_FINDINGS: readonly Finding[] = [];
const ONE_SIZE = { width: 1, height: 1 };

/**
 * The outline of a story: its scenes in the order in which a reader may reach them. The accessible
 * alternative to the graph.
 *
 * @use Shows all scenes as a list, in the order of reading.
 * @avoid Not to draw the scenes as a graph: `GraphCanvas`.
 * @heard Headings; each scene with its choices.
 * @keys open, tab
 * @example
 * <OutlineView structure={structure} onEdit={(scene) => open(scene)} />
 */
export function OutlineView({
  structure,
  value,
  language = 'en',
  findings = NO_FINDINGS,
  heat,
  reveal,
  onEdit,
  ref,
  ...rest
}: OutlineViewProps) {
  const words = useWords(structureWords);
  const listRef = useRef<HTMLOListElement>(null);
  const mergedRef = useMergedRef(listRef, ref);
  const names = useMemo(() => [...layoutOf(structure, () => ONE_SIZE).keys()], [structure]);
  const marks = useMemo(() => marksOf(findings), [findings]);

  useEffect(() => {
    if (!reveal) return;
    const scenes = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-scene]') ?? [])];
    const scene = scenes.find(({ dataset }) => dataset['scene'] === reveal.name);
    bringIntoView(scene, { block: 'center' });
    scene?.focus({ preventScroll: true });
  }, [reveal]);

  return (
    <OutlineRoot as={names.length === 0 ? 'div' : 'ol'} {...rest} ref={mergedRef}>
      {names.length === 0 && <Empty>{words.empty}</Empty>}
      {names.map((name) => (
        <OutlineScene
          key={name}
          structure={structure}
          name={name}
          isSelected={name === value}
          language={language}
          mark={marks.get(name)}
          share={heat && (heat.scenes.has(name) ? heat.scenes.get(name) : 0)}
          onEdit={onEdit}
        />
      ))}
    </OutlineRoot>
  );
}
