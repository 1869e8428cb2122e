export { SceneInspector, type SceneInspectorProps } from './SceneInspector.tsx';
