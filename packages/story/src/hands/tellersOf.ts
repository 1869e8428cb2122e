import type { NodeMode, StoryStructure, StoryTellers } from '@kathaloka/contract/entities';

/** Who may tell in a story, by the modes of its scenes. A story without scenes is told freely. */
export function tellersOf(
  { nodes }: { readonly nodes: Readonly<Record<string, Pick<StoryStructure['nodes'][string], 'mode'>>> },
  by_models: boolean,
): Pick<StoryTellers, 'scenes' | 'by_models'> {
  const modes = Object.values(nodes).map(({ mode = 'guided' }): NodeMode => mode);
  const isFree = modes.length === 0 || modes.some((mode) => mode === 'open' || mode === 'retold');
  if (isFree) return { scenes: 'free', by_models };
  return { scenes: modes.every((mode) => mode === 'verbatim') ? 'author' : 'joined', by_models };
}
