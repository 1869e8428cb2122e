export const STRUCTURE_VIEWS = ['graph', 'outline', 'json'] as const;
export type StructureView = (typeof STRUCTURE_VIEWS)[number];
