export { KeyCap, type KeyCapProps } from './KeyCap.tsx';
