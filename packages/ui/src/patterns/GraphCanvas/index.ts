export { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx';
export { choiceKey, type GraphHeat, type PathStep, type Share } from './graphMarks.ts';
export type { Point } from './layout/layout.ts';
