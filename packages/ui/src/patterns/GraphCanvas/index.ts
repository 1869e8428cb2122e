export { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx';
export type { Point } from './layout.ts';
