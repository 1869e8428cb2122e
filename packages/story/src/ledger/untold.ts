import type { StoryStructure } from '@kathaloka/contract/entities';

/** A structure as readers may have it: its secrets have holders, by which rules go on, and no texts. */
export function untold<S extends Pick<StoryStructure, 'secrets'>>({ secrets, ...structure }: S) {
  if (!secrets) return structure;
  return {
    ...structure,
    secrets: Object.fromEntries(
      Object.entries(secrets).map(([name, secret]) => [name, { ...secret, text: '' as const }]),
    ),
  };
}
