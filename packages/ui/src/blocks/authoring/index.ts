export * from './JsonView/index.ts';
export * from './OutlineView/index.ts';
export * from './SceneInspector/index.ts';
export * from './StructureTab/index.ts';
